/** Hundreds of applications are shared out in one operation: what is asked of the database does not grow with them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type CountedDatabase, countingStatements } from '#server/testing/countingStatements.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { seedScoring } from '../testing/seedScoring.ts';

const EVALUATORS = ['ev1', 'ev2', 'ev3', 'ev4'];
let counted: CountedDatabase;
let server: EntityServer;

beforeAll(async () => {
  const open = async () => {
    counted = countingStatements(await openMigratedDatabase());
    return counted.database;
  };
  server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await seedScoring(tx);
      await seedFunnel(tx, 'few', 9);
      await seedFunnel(tx, 'many', 900);
    },
    'UTC',
    open,
  );
}, 60_000);
afterAll(() => server.close());

async function seedFunnel(tx: Tx, id: string, applications: number): Promise<void> {
  await sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', ${id}, ${id}, 'p1', 'open')`.execute(tx);
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, evaluation_form_id)
    values ('t1', ${`${id}-jury`}, 'Jury', ${id}, 1, 'evaluation', 'fe')`.execute(tx);
  await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, number)
    select 't1', ${`${id}-`} || at, 'Startup ' || at, ${id}, 'p1', ${id} || at || '@t1.test', 'under_review', at
    from generate_series(1, ${applications}::int) at`.execute(tx);
}

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);

/** What was given, and how many statements it took. */
async function shareOut(funnel: string) {
  const input = { roundId: `${funnel}-jury`, evaluators: EVALUATORS, perApplication: 3 };
  const text = `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given missing least most } }`;
  const before = counted.statements();
  const { data, errors } = await server.ask('admin', text, { input });
  expect(errors).toBeUndefined();
  return { counts: data?.distributeEvaluations, statements: counted.statements() - before };
}

it('shares 900 applications out among three evaluators each, balanced, by as many statements as nine', async () => {
  const few = await shareOut('few');
  const begun = performance.now();
  const many = await shareOut('many');
  console.log('ms', performance.now() - begun, few, many);
  expect(many.counts).toEqual({ given: 2700, missing: 0, least: 675, most: 675 });
  expect(many.statements).toBe(few.statements);
}, 120_000);

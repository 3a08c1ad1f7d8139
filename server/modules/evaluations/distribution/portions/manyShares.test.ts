/** Hundreds of applications are shared out in one operation: what is asked of the database does not grow with them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CountedDatabase, countingStatements } from '#server/testing/countingStatements.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { seedFunnel, sharesOf } from '../../testing/seedFunnel.ts';
import { seedScoring } from '../../testing/seedScoring.ts';

const EVERYBODY = ['ev1', 'ev2', 'ev3', 'ev4'];
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
      await seedFunnel(tx, 'most', 900);
    },
    'UTC',
    open,
  );
}, 60_000);
afterAll(() => server?.close(), 30_000);

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);

/** What was given, and how many statements it took. */
async function shareOut(funnel: string, evaluators: readonly string[], more: object = {}) {
  const input = { roundId: `${funnel}-jury`, evaluators, ...more };
  const text = `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given later missing least most } }`;
  const before = counted.statements();
  const { data, errors } = await server.ask('admin', text, { input });
  expect(errors).toBeUndefined();
  return { counts: data?.distributeEvaluations, statements: counted.statements() - before };
}

const sharesIn = (funnel: string) => server.database.withTenant('t1', (tx) => sharesOf(tx, funnel));

it('shares 900 applications out among three evaluators each, balanced, by as many statements as nine', async () => {
  const few = await shareOut('few', EVERYBODY, { perApplication: 3 });
  const many = await shareOut('many', EVERYBODY, { perApplication: 3 });
  expect(many.counts).toEqual({ given: 2700, later: 0, missing: 0, least: 675, most: 675 });
  expect(many.statements).toBe(few.statements);
  expect(await sharesIn('many')).toEqual({ evaluations: 2700, once: 2700, applications: 900, least: 675, most: 675 });
});

it('opens each application to those who judge it, and asks each of them by one task', async () => {
  expect(
    await rows(sql`select count(*)::int as number from application a where a.funnel_id = 'many'
      and a.evaluators_ids = array(select e.evaluator_id from evaluation e where e.application_id = a.id order by 1)
      and a.readers_ids @> a.evaluators_ids`),
  ).toEqual([{ number: 900 }]);
  expect(
    await rows(sql`select p.user_id as person, count(*)::int as number from task t join task_assignee p on p.task_id = t.id
      where t.url = '/applications/scoring?round=many-jury' group by 1 order by 1`),
  ).toEqual(EVERYBODY.map((person) => ({ person, number: 1 })));
  const told = `select count(distinct payload ->> 'evaluation')::int as number from domain_event
    where name = 'EvaluationAssigned' and payload ->> 'round' = 'many-jury'`;
  const runs = `select count(*)::int as number from automation_run r join domain_event e on e.id = r.event
    where r.automation = 'askToScoreRound' and r.status = 'DONE' and e.payload ->> 'round' = 'many-jury'`;
  expect(await rows(sql`${sql.raw(told)} union all ${sql.raw(runs)}`)).toEqual([{ number: 2700 }, { number: 2700 }]);
});

it('moves the day of hundreds, and takes hundreds back, by as many statements as of nine', async () => {
  const [moved, back] = [
    { perApplication: 3, dueDate: '2099-05-01' },
    { perApplication: 2, dueDate: '2099-05-01' },
  ];
  for (const [evaluators, more] of [[EVERYBODY, moved] as const, [EVERYBODY.slice(0, 2), back] as const]) {
    const few = await shareOut('few', evaluators, more);
    const many = await shareOut('many', evaluators, more);
    expect(many.statements).toBe(few.statements);
  }
  expect(await rows(sql`select distinct due_date::text as day from evaluation where round_id = 'many-jury'`)).toEqual([
    { day: '2099-05-01' },
  ]);
  expect(
    await rows(sql`select count(*)::int as number from application where funnel_id = 'many'
      and (evaluators_ids || readers_ids) && '{ev3,ev4}'`),
  ).toEqual([{ number: 0 }]);
});

it('goes on with what is too much for one operation, says how much that is, and makes nothing twice', async () => {
  const { counts } = await shareOut('most', EVERYBODY);
  expect(counts).toMatchObject({ given: 3600, later: 600, missing: 0 });
  const state = `query { funnelDistribution(funnelId: "most") { later missing } }`;
  const all = { evaluations: 3600, once: 3600, applications: 900, least: 900, most: 900 };
  await vi.waitFor(async () => expect(await sharesIn('most')).toEqual(all), { timeout: 20_000, interval: 200 });
  expect((await server.ask('admin', state)).data?.funnelDistribution).toEqual([{ later: 0, missing: 0 }]);
}, 60_000);

it('takes hundreds back from who can’t sign in any more, without asking for each whether it goes on', async () => {
  const before = counted.statements();
  const text = 'mutation { updateUser(id: "ev3", input: { status: Inactive }) { _id } }';
  expect((await server.ask('admin', text)).errors).toBeUndefined();
  expect(counted.statements() - before).toBeLessThan(300);
  expect(await sharesIn('most')).toMatchObject({ evaluations: 2700, least: 900 });
}, 60_000);

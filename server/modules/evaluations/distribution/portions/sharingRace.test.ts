/** Several share the same funnel out at once: on the embedded database nothing happens at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { seedFunnel, sharesOf } from '../../testing/seedFunnel.ts';
import { seedScoring } from '../../testing/seedScoring.ts';
import { shareOutPortion } from '../shareOut.ts';

let postgres: TestPostgres;
let server: EntityServer;

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await seedScoring(tx);
      await seedFunnel(tx, 'many', 900);
      await seedFunnel(tx, 'most', 900);
    },
    'UTC',
    () => openPostgresDatabase(postgres.url, { poolSize: 6 }),
  );
}, 120_000);
afterAll(async () => {
  await server?.close();
  await postgres?.close();
}, 60_000);

const shareOut = (funnel: string, perApplication: number | null) =>
  server.ask('admin', 'mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }', {
    input: { roundId: `${funnel}-jury`, evaluators: ['ev1', 'ev2', 'ev3', 'ev4'], perApplication },
  });
const sharesIn = (funnel: string) => server.database.withTenant('t1', (tx) => sharesOf(tx, funnel));

it('gives 900 applications to three evaluators each, once, when two share them out at once', async () => {
  const answers = await Promise.all([shareOut('many', 3), shareOut('many', 3)]);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const given = answers.map(({ data }) => data?.distributeEvaluations);
  expect(given).toEqual(expect.arrayContaining([{ given: 0 }, { given: 2700 }]));
  expect(await sharesIn('many')).toEqual({ evaluations: 2700, once: 2700, applications: 900, least: 675, most: 675 });
}, 60_000);

it('gives each once in portions, when one of them is lost with its process and others come in between', async () => {
  const context = await server.contextOf('admin');
  const rule = sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id)
    select 't1', 'most-' || id, id, 'most', 'most-jury' from "user" where id like 'ev%'`;
  await server.database.withTenant('t1', (tx) => rule.execute(tx));
  const lost = context.transact(async (tx) => {
    expect(await shareOutPortion({ tx, context }, 'most')).toBe(false);
    throw new Error('The process ends here');
  });
  await expect(lost).rejects.toThrow('The process ends here');
  expect(await sharesIn('most')).toMatchObject({ evaluations: 0 });
  const answers = await Promise.all([shareOut('most', null), shareOut('most', null)]);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const all = { evaluations: 3600, once: 3600, applications: 900, least: 900, most: 900 };
  await vi.waitFor(async () => expect(await sharesIn('most')).toEqual(all), { timeout: 30_000, interval: 200 });
}, 90_000);

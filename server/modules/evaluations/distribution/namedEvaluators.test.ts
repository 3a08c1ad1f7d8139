/** Evaluators who are named on applications themselves, one by one or on the desk for many. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const name = async (id: string, evaluators: readonly string[]) => {
  const text =
    'mutation ($id: ID!, $input: ApplicationUpdateInput!) { updateApplication(id: $id, input: $input) { _id } }';
  expect((await server.ask('admin', text, { id, input: { evaluators } })).errors).toBeUndefined();
};
const asked = async (application: string) =>
  (
    await rows(sql`select evaluator_id || ' ' || round_id || ' ' || status as line from evaluation
      where application_id = ${application} order by 1`)
  ).map(({ line }) => line);

it('are asked to score them, and told', async () => {
  await name('a1', ['ev1', 'ev2', 'cof1']);
  expect(await asked('a1')).toEqual(['ev1 ro2 pending', 'ev2 ro2 pending']);
  const { data } = await server.ask('ev1', '{ evaluations { results { application { _id } status } } }');
  expect(data?.evaluations?.results).toEqual([{ application: { _id: 'a1' }, status: 'pending' }]);
  const tasks = await rows(sql`select a.user_id from task t join task_assignee a on a.task_id = t.id
    where t.task_type = 'evaluation' order by 1`);
  expect(tasks).toEqual([{ user_id: 'ev1' }, { user_id: 'ev2' }]);
  await name('a1', ['ev1', 'ev2', 'cof1', 'ev3']);
  expect(await asked('a1'), 'each of them once').toEqual(['ev1 ro2 pending', 'ev2 ro2 pending', 'ev3 ro2 pending']);
});

it('who know the applicant are not asked', async () => {
  await rows(sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, round_id, status, is_shared, is_closed, answers)
    values ('t1', 'known', 'a2', 'ev4', 'ro2', 'declined', false, true, '[]')`);
  await name('a2', ['ev4', 'ev1']);
  expect(await asked('a2')).toEqual(['ev1 ro2 pending', 'ev4 ro2 declined']);
});

it('only read what is decided, or a draft', async () => {
  await rows(sql`update application set status = 'rejected', decision = 'reject' where id = 'a3'`);
  await name('a3', ['ev1']);
  expect(await asked('a3')).toEqual([]);
});

/** Somebody who can't sign in any more leaves nothing waiting: others judge in their place. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../../testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind)
      values ('t1', 'ro3', 'Interview', 'fu', 3, 'meeting')`.execute(tx);
    await sql`update funnel_round set pass_score = 5, when_passed = 'goOn' where id = 'ro2'`.execute(tx);
  });
  const input = { roundId: 'ro2', evaluators: ['ev1', 'ev2'] };
  const share = 'mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }';
  expect((await server.ask('admin', share, { input })).data?.distributeEvaluations).toEqual({ given: 6 });
}, 60_000);
afterAll(() => server.close());

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const answers = [
  { questionId: 'team', numberValue: 5 },
  { questionId: 'market', textValue: 'strong' },
];
async function judge(application: string, evaluator: string, isComplete: boolean): Promise<void> {
  const [found] = await rows(
    sql`select id from evaluation where application_id = ${application} and evaluator_id = ${evaluator}`,
  );
  const save = `mutation ($id: ID!, $answers: [AnswerInput!]!, $isComplete: Boolean!) {
    saveScoring(evaluationId: $id, answers: $answers, isComplete: $isComplete) { isSubmitted } }`;
  expect((await server.ask(evaluator, save, { id: found?.id, answers, isComplete })).errors).toBeUndefined();
}
const deactivate = async (id: string): Promise<void> => {
  const text = 'mutation ($id: ID!) { updateUser(id: $id, input: { status: Inactive }) { _id } }';
  expect((await server.ask('admin', text, { id })).errors).toBeUndefined();
};
const left = (evaluator: string) =>
  rows(sql`select application_id as application, status from evaluation where evaluator_id = ${evaluator} order by 1`);

it('drops what they have not begun, keeps what they gave, and waits for nothing of theirs', async () => {
  await judge('a1', 'ev1', true);
  await judge('a2', 'ev1', false);
  await judge('a2', 'ev2', true);
  await deactivate('ev1');
  expect(await left('ev1')).toEqual([
    { application: 'a1', status: 'submitted' },
    { application: 'a2', status: 'in_progress' },
  ]);
  // The other one has judged it, and nobody else is asked: it goes on.
  expect(await rows(sql`select round_id as round from application where id = 'a2'`)).toEqual([{ round: 'ro3' }]);
});

it('gives it to others where so many are to judge each', async () => {
  await rows(sql`update funnel_round set evaluators_per_application = 1 where id = 'ro2'`);
  await rows(sql`delete from evaluation`);
  const input = { roundId: 'ro2', evaluators: ['ev2', 'ev3'], perApplication: 1 };
  const share = 'mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }';
  const given = (await server.ask('admin', share, { input })).data?.distributeEvaluations;
  expect(given).toEqual({ given: 2 });
  await deactivate('ev2');
  expect(await left('ev2')).toEqual([]);
  expect(await left('ev3')).toHaveLength(2);
});

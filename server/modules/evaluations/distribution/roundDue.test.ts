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

const ask = async (text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const lines = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await query.execute(tx);
    return (rows as { line: string }[]).map(({ line }) => line);
  });
const evaluations = () =>
  lines(sql`select application_id || ' ' || evaluator_id || ' ' || coalesce(due_date::text, 'ever') as line
    from evaluation order by 1`);
const tasks = () =>
  lines(sql`select a.user_id || ' ' || to_char(t.due_date at time zone 'UTC', 'YYYY-MM-DD') as line
    from task t join task_assignee a on a.task_id = t.id where t.task_type = 'evaluation' and not a.done order by 1`);

const share = (dueDate: string) =>
  ask('mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }', {
    input: { roundId: 'ro2', evaluators: ['ev1', 'ev2'], perApplication: 1, dueDate },
  });

it('another day for the evaluations of a round is the day of those that had it, and of their tasks', async () => {
  await share('2099-05-01');
  expect(await tasks()).toEqual(['ev1 2099-05-01', 'ev2 2099-05-01']);
  // One is handed in, and one has a day of its own.
  const add = 'mutation ($input: EvaluationCreateInput!) { createEvaluation(input: $input) { _id } }';
  await ask(add, { input: { application: 'a1', evaluator: 'ev3', round: 'ro2', dueDate: '2099-04-01' } });
  await server.database.withTenant('t1', (tx) =>
    sql`update evaluation set status = 'submitted', is_closed = true where application_id = 'a3'`.execute(tx),
  );
  const before = await evaluations();
  const move = 'mutation ($due: Date) { updateFunnelRound(id: "ro2", input: { evaluationDue: $due }) { _id } }';
  await ask(move, { due: '2099-06-01' });
  const isOpen = (line: string) => !line.startsWith('a3');
  const moved = (day: string) => before.map((line) => (isOpen(line) ? line.replace('2099-05-01', day) : line));
  expect(moved('2099-06-01')).not.toEqual(before);
  expect(await evaluations()).toEqual(moved('2099-06-01'));
  expect((await tasks()).filter((line) => !line.startsWith('ev3'))).toContain('ev2 2099-06-01');
  expect(await tasks()).toContain('ev3 2099-04-01');
  await share('2099-07-01');
  expect(await evaluations()).toEqual(moved('2099-07-01'));
});

it('refuses a day that has passed, when it is shared out and in the round itself', async () => {
  const words = 'The due date can not be in the past';
  const text = 'mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }';
  const input = { roundId: 'ro2', evaluators: ['ev1', 'ev2'], perApplication: 1, dueDate: '2020-01-01' };
  expect((await server.ask('admin', text, { input })).errors?.[0]?.message).toBe(words);
  const move = 'mutation { updateFunnelRound(id: "ro2", input: { evaluationDue: "2020-01-01" }) { _id } }';
  expect((await server.ask('admin', move)).errors?.[0]?.message).toBe(words);
});

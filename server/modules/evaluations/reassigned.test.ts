import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { seedScoring } from './testing/seedScoring.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    // In no round that is scored: each application is a task of its own.
    await sql`insert into funnel (tenant_id, id, name, program_id, status)
      values ('t1', 'plain', 'Rolling', 'p1', 'open')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status)
      values ('t1', 'alone', 'Alone Ltd', 'plain', 'p1', 'under_review')`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const ask = async (text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

/** Who has still to score. */
const whoHas = () =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ person: string }>`select a.user_id as person from task t
      join task_assignee a on a.task_id = t.id where t.task_type = 'evaluation' and not a.done order by 1`.execute(tx);
    return rows.map(({ person }) => person);
  });

it('is the task of whoever it is given to, and of nobody once it is gone', async () => {
  const create = 'mutation ($input: EvaluationCreateInput!) { made: createEvaluation(input: $input) { _id } }';
  const made = await ask(create, { input: { application: 'alone', evaluator: 'ev1' } });
  const id = textIn(made?.made?._id);
  expect(await whoHas()).toEqual(['ev1']);
  const give = 'mutation ($id: ID!) { updateEvaluation(id: $id, input: { evaluator: "ev2" }) { _id } }';
  await ask(give, { id });
  expect(await whoHas()).toEqual(['ev2']);
  await ask('mutation ($id: ID!) { deleteEvaluation(id: $id) }', { id });
  expect(await whoHas()).toEqual([]);
});

it('is due when it is to be done by then: alone on its day, in a round with the first that is open', async () => {
  const create = 'mutation ($input: EvaluationCreateInput!) { made: createEvaluation(input: $input) { _id } }';
  const give = async (input: object) =>
    textIn((await ask(create, { input: { evaluator: 'ev3', ...input } }))?.made?._id);
  const move = (id: string, dueDate: string) =>
    ask('mutation ($id: ID!, $d: Date) { updateEvaluation(id: $id, input: { dueDate: $d }) { _id } }', {
      id,
      d: dueDate,
    });
  const due = () =>
    server.database.withTenant('t1', async (tx) => {
      const { rows } = await sql<{ line: string }>`select split_part(t.url, '?', 2) || ' ' ||
          to_char(t.due_date at time zone 'UTC', 'YYYY-MM-DD') as line from task t
        join task_assignee a on a.task_id = t.id and a.user_id = 'ev3' where t.task_type = 'evaluation' order by 1`.execute(
        tx,
      );
      return rows.map(({ line }) => line);
    });
  const alone = await give({ application: 'alone', dueDate: '2099-05-04' });
  const [first, second] = [
    await give({ application: 'a1', round: 'ro2', dueDate: '2099-05-04' }),
    await give({ application: 'a2', round: 'ro2', dueDate: '2099-05-04' }),
  ];
  await move(alone, '2099-06-04');
  await move(first, '2099-07-04');
  expect(await due()).toEqual([`evaluation=${alone} 2099-06-04`, 'round=ro2 2099-05-04']);
  await move(second, '2099-08-04');
  expect(await due()).toEqual([`evaluation=${alone} 2099-06-04`, 'round=ro2 2099-07-04']);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.database.withTenant('t1', (tx) => sql`delete from notification`.execute(tx)));

const dueDate = '2099-05-04T00:00:00.000Z';
const user = (value: string) => ({ type: 'User', value });

async function give(by: string, assignees: unknown[]): Promise<string> {
  const text = `mutation ($dueDate: DateTime!, $assignees: [AssigneeInput!]!) {
    made: createTask(name: "Send the cap table", dueDate: $dueDate, assignees: $assignees) { _id } }`;
  const answer = await server.ask(by, text, { dueDate, assignees });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
}

async function told(): Promise<readonly string[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ line: string }>`select r.user_id || ': ' || n.message as line from notification_recipient r
      join notification n on n.id = r.notification_id order by 1`.execute(tx),
  );
  return rows.map(({ line }) => line);
}

it('tells those who are given a task by whom, and not whoever gives it', async () => {
  await give('admin', [user('admin'), user('cof1')]);
  expect(await told()).toEqual(['cof1: You have a new task: Ada Admin · Send the cap table']);
});

it('tells the members of a startup that is given one', async () => {
  await give('admin', [{ type: 'Startup', value: 's1' }]);
  const words = 'You have a new task: Ada Admin · Send the cap table';
  expect(await told()).toEqual([`cof1: ${words}`, `cof1b: ${words}`]);
});

it('tells who comes to it later, and nobody who has it already', async () => {
  const id = await give('admin', [user('admin')]);
  expect(await told()).toEqual([]);
  const text = `mutation ($id: ID!, $task: TaskInput!) { updateTask(taskId: $id, updatedTask: $task) { _id } }`;
  const change = async (task: Record<string, unknown>) =>
    expect((await server.ask('admin', text, { id, task })).errors).toBeUndefined();
  await change({ name: 'Send the cap table', dueDate, assignees: [user('admin'), user('cof1')] });
  expect(await told()).toHaveLength(1);
  await change({ name: 'Send it', dueDate, assignees: [user('admin'), user('cof1')] });
  expect(await told()).toHaveLength(1);
});

it('takes it back from those who have not read it, of that task alone, when it is deleted or given to others', async () => {
  const [gone, other] = [await give('admin', [user('cof1'), user('cof2')]), await give('admin', [user('cof1')])];
  const words = 'You have a new task: Ada Admin · Send the cap table';
  await server.database.withTenant('t1', (tx) =>
    sql`update notification_recipient set is_read = true where user_id = 'cof2'`.execute(tx),
  );
  expect(await told()).toEqual([`cof1: ${words}`, `cof1: ${words}`, `cof2: ${words}`]);
  const removed = await server.ask('admin', 'mutation ($id: ID!) { deleteTask(taskId: $id) }', { id: gone });
  expect(removed.errors).toBeUndefined();
  expect(await told()).toEqual([`cof1: ${words}`, `cof2: ${words}`]);
  const text = `mutation ($id: ID!, $task: TaskInput!) { updateTask(taskId: $id, updatedTask: $task) { _id } }`;
  const task = { name: 'Send the cap table', dueDate, assignees: [user('staff')] };
  expect((await server.ask('admin', text, { id: other, task })).errors).toBeUndefined();
  expect((await told()).map((line) => line.split(':')[0])).toEqual(['cof2', 'staff']);
});

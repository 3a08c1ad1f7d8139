/** To which startup a task belongs, when others are to do it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const dueDate = '2099-03-04T15:00:00.000Z';
const user = (value: string) => ({ type: 'User', value });
const create = `mutation ($assignees: [AssigneeInput!]!) {
  createTask(name: "Call", dueDate: "${dueDate}", assignees: $assignees) { _id assignees { user { _id } } } }`;
const update = `mutation ($id: ID!, $task: TaskInput!) {
  updateTask(taskId: $id, updatedTask: $task) { isGroupTask startup { _id } } }`;

it('leaves it to its startup where the form gives back whom it is for, and with one of them; with others it is theirs', async () => {
  const made = await server.ask('admin', create, { assignees: [{ type: 'Startup', value: 's1' }] });
  expect(made.errors).toBeUndefined();
  const { _id: id, assignees } = made.data?.createTask ?? {};
  const people = listIn(assignees).map((one) => user(textIn(JSON.parse(JSON.stringify(one)).user._id)));
  const change = async (task: object) => {
    const { data, errors } = await server.ask('admin', update, { id, task });
    expect(errors).toBeUndefined();
    return data?.updateTask;
  };
  expect(people.length).toBeGreaterThan(0);
  const same = { name: 'Later', dueDate, assignees: people };
  expect(await change(same)).toEqual({ startup: { _id: 's1' }, isGroupTask: true });
  const joined = { ...same, assignees: [...people, user('staff')] };
  expect(await change(joined)).toEqual({ startup: { _id: 's1' }, isGroupTask: false });
  expect(await change({ ...same, assignees: [user('mentor')] })).toEqual({ startup: null, isGroupTask: false });
});

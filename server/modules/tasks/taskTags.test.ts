import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

describe('the tag of a task', () => {
  const TAGS = `query ($options: TaskQueryOptions) { myTasksPaginated(queryOptions: $options) { results { name tag } } }`;
  const named = async (options: Record<string, unknown>) => {
    const { data } = await server.ask('staff', TAGS, { options: { search: 'Tagged', ...options } });
    return listIn(data?.myTasksPaginated?.results).map(({ name }) => textIn(name));
  };

  it('is given, changed, taken away, and asked for', async () => {
    const create = `mutation ($name: String!, $tag: TaskTag) {
      createTask(name: $name, dueDate: "2099-01-10T00:00:00Z", assignees: [{ type: User, value: "staff" }], tag: $tag) { _id tag }
    }`;
    const legal = await server.ask('staff', create, { name: 'Tagged legal', tag: 'legal' });
    await server.ask('staff', create, { name: 'Tagged not' });
    expect(legal.data?.createTask?.tag).toBe('legal');
    expect(await named({ tag: 'legal' })).toEqual(['Tagged legal']);
    expect(await named({ isNonTagged: true })).toEqual(['Tagged not']);
    const update = `mutation ($id: ID!, $task: TaskInput!) { updateTask(taskId: $id, updatedTask: $task) { tag } }`;
    const id = textIn(legal.data?.createTask?._id);
    await server.ask('staff', update, { id, task: { name: 'Tagged still' } });
    expect(await named({ tag: 'legal' })).toEqual(['Tagged still']);
    await server.ask('staff', update, { id, task: { tag: null } });
    expect(await named({ tag: 'legal' })).toEqual([]);
  });
});

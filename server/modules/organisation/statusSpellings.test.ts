import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const SET = 'mutation ($status: UserStatus!) { updateUser(id: "cof1", input: { status: $status }) { status } }';
const FIND = 'query ($status: UserStatus!) { users(filter: { status: { IS: $status } }) { results { _id status } } }';

it.each([
  ['unactive', 'Inactive'],
  ['deny', 'Denied'],
  ['archived', 'Archived'],
  ['deleted', 'Deleted'],
  ['pending', 'Pending'],
  ['active', 'Active'],
])('%s is taken, shown and found as %s', async (written, status) => {
  expect((await server.ask('admin', SET, { status: written })).data?.updateUser).toEqual({ status });
  for (const wanted of [written, status]) {
    const { data } = await server.ask('admin', FIND, { status: wanted });
    expect(Object(data?.users).results).toContainEqual({ _id: 'cof1', status });
  }
});

it('takes a spelling that stands in the operation itself', async () => {
  const set = 'mutation { updateUser(id: "cof1", input: { status: UNACTIVE }) { status } }';
  expect(await server.ask('admin', set)).toEqual({ data: { updateUser: { status: 'Inactive' } } });
});

it('takes no other value', async () => {
  const { errors } = await server.ask('admin', SET, { status: 'sleeping' });
  expect(errors?.[0]?.extensions?.code).toBe('ValidationError');
});

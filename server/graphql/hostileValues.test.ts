import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const NUL = '\u0000';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const errorOf = async (query: string, variables: object = {}) => {
  const { json } = await server.graphql(query, { token, variables });
  const extensions = json.errors?.[0]?.extensions;
  return [extensions?.code, extensions?.fields?.[0]?.path];
};
const USERS = 'query ($filter: UserFilter) { users(filter: $filter) { totalCount } }';
const nested = (depth: number): unknown => {
  let value: unknown = 'core';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

describe('what no column takes', () => {
  it.each([
    [USERS, { filter: { firstName: { IS: `a${NUL}` } } }, 'filter.firstName.IS'],
    [USERS, { filter: { firstName: { IS: '\ud800' } } }, 'filter.firstName.IS'],
    [USERS, { filter: { createdAt: { GT: '0000-01-01T00:00:00Z' } } }, 'filter.createdAt.GT'],
    [USERS, { filter: { createdAt: { GT: '2026-02-30T00:00:00Z' } } }, 'filter.createdAt.GT'],
    [USERS, { filter: { firstName: { OR: null, IS: 'a' } } }, 'filter.firstName'],
    ['query ($id: ID!) { user(id: $id) { _id } }', { id: NUL }, 'id'],
    ['{ user(id: "\\u0000") { _id } }', {}, 'id'],
    ['{ users(filter: { firstName: { IS: "\\u0000" } }) { totalCount } }', {}, 'IS'],
  ])('is refused by name: %s %o', async (query, variables, path) => {
    expect(await errorOf(query, variables)).toEqual(['ValidationError', path]);
  });

  it('is refused where it is nested deeper than anybody can follow', async () => {
    const filter = nested(2_000);
    const [code] = await errorOf(USERS, { filter });
    expect(code).toBe('ValidationError');
  });

  it('is refused by plain routes by name, and in their addresses', async () => {
    const body = { token: `a${NUL}`, newPassword: 'a long one for now' };
    const answer = await server.call('/api/users/resetpassword', { method: 'POST', body });
    expect([answer.status, answer.json.fields?.[0]?.path]).toEqual([400, 'token']);
    expect((await server.call('/api/users/validate/%00', { method: 'POST', body: {} })).status).toBe(400);
  });
});

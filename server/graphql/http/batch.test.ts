import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const who = { operationName: 'Who', query: 'query Who { currentUser { email } }', variables: {} };
const where = { operationName: 'Where', query: 'query Where { incubator { slug } }', variables: {} };
const ask = (body: unknown, withToken: string | null = token) =>
  server.call('/graphql/batch', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...(withToken !== null && { authorization: `Bearer ${withToken}` }),
    },
  });

it('answers several queries in their order', async () => {
  const { status, json } = await ask([who, where]);
  expect(status).toBe(200);
  expect(json).toEqual([
    { data: { currentUser: { email: 'admin@red.test' } } },
    { data: { incubator: { slug: 'red' } } },
  ]);
});

it('refuses one and answers the others', async () => {
  const wrong = { operationName: 'Nothing', query: 'query Nothing { nothing }', variables: {} };
  const { json } = await ask([wrong, where]);
  expect(json).toMatchObject([{ errors: [{}] }, { data: { incubator: { slug: 'red' } } }]);
});

it('has no effect: what writes is refused', async () => {
  const write = {
    operationName: 'Rename',
    query: 'mutation Rename { createStartup(input: { name: "Northwind" }) { _id } }',
    variables: {},
  };
  const { json } = await ask([write]);
  expect(json).toMatchObject([{ errors: [{ message: 'Only queries are answered together' }] }]);
  const { json: after } = await ask([{ operationName: 'All', query: 'query All { startups { totalCount } }' }]);
  expect(after).toEqual([{ data: { startups: { totalCount: 0 } } }]);
});

it('refuses all of them with a token that has ended', async () => {
  expect((await ask([where], 'x'.repeat(43))).status).toBe(401);
});

it.each([
  ['an object', who],
  ['an empty list', []],
  ['more than a first page asks', Array(17).fill(where)],
  ['a list of something else', [1]],
])('refuses %s', async (_, body) => {
  expect((await ask(body)).status).toBe(400);
});

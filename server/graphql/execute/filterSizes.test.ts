import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const ONE = 'query ($filter: UserFilter) { users(filter: $filter) { totalCount } }';
const MANY = `query ($filter: UserFilter) { ${Array.from({ length: 10 }, (_, at) => `a${at}: users(filter: $filter) { totalCount }`).join(' ')} }`;
const test = { firstName: { CONTAINS: 'x' } };

/** Twice as many tests at each level, as deep. */
const nested = (depth: number): object => (depth === 0 ? test : { or: [nested(depth - 1), nested(depth - 1)] });
const wide = (count: number): object => ({ or: Array.from({ length: count }, () => test) });

describe('a filter that is too large', () => {
  it.each([
    ['nested', ONE, nested(7)],
    ['wide', ONE, wide(60)],
    ['as wide as a body may be', ONE, wide(25_000)],
    ['asked by many fields', MANY, wide(6)],
  ])('is refused at once: %s', async (_, query, filter) => {
    const started = performance.now();
    const { json } = await server.graphql(query, { token, variables: { filter } });
    // The time of the largest is that of reading its body; making SQL of any would take longer.
    expect(performance.now() - started).toBeLessThan(1000);
    expect(json.errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', fields: [{ path: 'filter' }] });
  });

  it('is none that a page puts together: conditions on each column, a list of chosen records', async () => {
    const chosen = { _id: { OR: Array.from({ length: 300 }, (_, at) => ({ IS: `red-${at}` })) } };
    for (const filter of [wide(20), chosen, { and: [chosen, wide(10)] }]) {
      const { json } = await server.graphql(ONE, { token, variables: { filter } });
      expect(json.data?.users?.totalCount).toBe(0);
    }
  });
});

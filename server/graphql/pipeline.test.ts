import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const codesOf = (answer: { json: { errors?: unknown } }) =>
  (answer.json.errors as { extensions?: { code?: string } }[]).map((error) => error.extensions?.code);

describe('requests', () => {
  it('are refused without the preflight marker, by GET, and when they are no JSON', async () => {
    const body = { query: '{ auth0 { enabled } }' };
    expect((await server.call('/graphql', { method: 'POST', body })).status).toBe(400);
    const headers = { 'apollo-require-preflight': 'true' };
    expect((await server.call('/graphql?query={auth0{enabled}}', { headers })).status).toBe(405);
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.call('/graphql', { method: 'POST', headers: form, body })).status).toBe(415);
    expect((await server.call('/graphql', { method: 'POST', headers, body })).status).toBe(200);
  });

  it('never give a stack trace for a broken body', async () => {
    const headers = { 'apollo-require-preflight': 'true' };
    for (const body of [[], 5, { query: 7 }, { query: '{' }, { variables: {} }]) {
      const answer = await server.call('/graphql', { method: 'POST', headers, body });
      expect(answer.text).not.toMatch(/ at .*\.(ts|js)/);
      expect(answer.json.errors).toBeDefined();
    }
  });
});

describe('the short way and the long way', () => {
  /** The first of these is answered directly, the second is left to Yoga. */
  const ways = ['application/json', 'text/html, application/json'];
  const ask = (accept: string, body: unknown, bearer = token) =>
    server.call('/graphql', {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', accept, authorization: `Bearer ${bearer}` },
      body,
    });

  it.each([
    { query: '{ myTasksPaginated(limit: 3) { totalCount results { _id name } } }' },
    { query: 'query ($limit: Int) { myTasksPaginated(limit: $limit) { next } }', variables: { limit: 101 } },
    { query: '{ myTasksPaginated { nothing } }' },
    { query: '{ currentUser { _id } myTasksPaginated { prev } }', extensions: {} },
    { query: '{ currentUser { _id } }', variables: [] },
    { query: '{ currentUser { _id } }', other: 1 },
  ])('give one answer to $query', async (body) => {
    const [direct, yoga] = await Promise.all(ways.map((accept) => ask(accept, body)));
    expect(direct?.json).toEqual(yoga?.json);
    expect(direct?.status).toBe(yoga?.status);
    expect(direct?.headers['content-type']).toBe(yoga?.headers['content-type']);
  });

  it('both refuse a body of more than a megabyte and a token that has ended', async () => {
    for (const accept of ways) {
      expect((await ask(accept, { query: ' '.repeat(1024 * 1024) })).status).toBe(413);
      expect((await ask(accept, { query: '{ currentUser { _id } }' }, 'ended')).status).toBe(401);
    }
  });
});

describe('who may ask what', () => {
  it('answers visitors with public fields and null for the current user', async () => {
    const answer = await server.graphql(
      '{ currentUser { _id } incubator { name slug description } auth0 { enabled } }',
    );
    expect(answer.json).toEqual({
      data: {
        currentUser: null,
        incubator: { name: 'red lab', slug: 'red', description: null },
        auth0: { enabled: false },
      },
    });
  });

  it('answers the rest with AuthenticationRequiredError and 401', async () => {
    const answer = await server.graphql('{ setUp { sidebarV2 { name } } }');
    expect(answer.status).toBe(401);
    expect(codesOf(answer)).toEqual(['AuthenticationRequiredError']);
  });

  it('takes a token only on the host of its tenant', async () => {
    expect((await server.graphql('{ currentUser { _id } }', { token })).json).toEqual({
      data: { currentUser: { _id: 'red-admin' } },
    });
    expect((await server.graphql('{ currentUser { _id } }', { token, tenant: 'blue' })).status).toBe(401);
    expect((await server.graphql('{ currentUser { _id } }', { token: 'made-up' })).status).toBe(401);
  });

  it('keys planned answers by alias, alone and beside other fields', async () => {
    const me = 'me: currentUser { first: firstName role { type } }';
    const data = { me: { first: 'Admin', role: { type: ['Admin'] } } };
    expect((await server.graphql(`{ ${me} }`, { token })).json).toEqual({ data });
    expect((await server.graphql(`{ ${me} auth0 { enabled } }`, { token })).json).toEqual({
      data: { ...data, auth0: { enabled: false } },
    });
  });

  it('ends a revoked token within a second', async () => {
    const short = await server.signIn('mentor@red.test');
    expect((await server.graphql('{ currentUser { _id } }', { token: short })).status).toBe(200);
    await server.database.withTenant('red', (tx) =>
      sql`update auth_token set revoked_at = now() where user_id = 'red-mentor'`.execute(tx),
    );
    await vi.waitFor(
      async () => expect((await server.graphql('{ currentUser { _id } }', { token: short })).status).toBe(401),
      { timeout: 1000, interval: 50 },
    );
  });
});

describe('wrong input', () => {
  it.each([
    ['{ currentUser { nothing } }', 'nothing'],
    ['{ isUserAuthorized }', 'permission'],
    ['{ criteriaForPermissions(permissions: []) { permissions } }', 'permissions'],
  ])('written into the operation is a ValidationError as well: %s', async (query, path) => {
    const answer = await server.graphql(query, { token });
    expect(codesOf(answer)).toEqual(['ValidationError']);
    expect(answer.json.errors).toMatchObject([{ extensions: { fields: [{ path }] }, locations: [{ line: 1 }] }]);
  });

  it('is a ValidationError that names each field', async () => {
    const query =
      'query ($data: [KeyValueInput!], $permission: String!) { isUserAuthorized(permission: $permission, data: $data) }';
    const answer = await server.graphql(query, { token, variables: { data: [{ value: 3 }, { key: 'a', keys: 1 }] } });
    expect(codesOf(answer)).toEqual(['ValidationError']);
    const [error] = answer.json.errors as unknown as { extensions: { fields: { path: string; message: string }[] } }[];
    expect(error?.extensions.fields.map(({ path }) => path).sort()).toEqual([
      'data[0].key',
      'data[0].value',
      'data[1].keys',
      'permission',
    ]);
    expect(answer.text).not.toContain('Did you mean');
  });
});

describe('unexpected failures', () => {
  const rename = (from: string, to: string) =>
    server.database.withSchemaLock((tx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(tx));

  it('are masked: the client gets an id, the log has the rest', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await rename('client_session', 'lost_session');
    const answer = await server.graphql('mutation { upsertSession { _id } }', { token });
    await rename('lost_session', 'client_session');
    expect(codesOf(answer)).toEqual(['InternalError']);
    expect(answer.text).not.toContain('client_session');
    expect(String(log.mock.calls.flat().at(-1))).toContain('client_session');
    log.mockRestore();
  });
});

describe('limits', () => {
  // How fast is measured by `npm run bench -- limits`, where the machine does nothing else.
  const refused = async (query: string) => {
    const answer = await server.graphql(query, { token });
    expect(answer.json.data).toBeUndefined();
    return JSON.stringify(answer.json.errors);
  };
  const nested = (depth: number) => `{ currentUser ${'{ role '.repeat(depth - 1)}{ _id }${'}'.repeat(depth - 1)} }`;

  it('refuse operations that are too deep, too wide, too long, too aliased', async () => {
    await server.graphql('{ auth0 { enabled } }');
    expect(await refused(nested(11))).toContain('deeper than 10');
    expect(await refused(`{ ${'setUp { __typename } '.repeat(21)} }`)).toContain('20 root fields');
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: currentUser { _id }`).join(' ');
    expect(await refused(`{ ${aliases} }`)).toContain('15 aliases');
    expect(await refused(`{ currentUser { ${'_id '.repeat(1001)} } }`)).toContain('1000 token');
  });

  it('let tools ask for the schema, in the words that all of them use', async () => {
    const { json } = await server.graphql(getIntrospectionQuery({ descriptions: true, specifiedByUrl: true }), {
      token,
    });
    expect(json.errors).toBeUndefined();
    expect(buildClientSchema(json.data as unknown as IntrospectionQuery).getQueryType()?.name).toBe('Query');
    const deep = `{ __schema { types { fields { ${'type { ofType { fields { '.repeat(8)} name ${'} } }'.repeat(8)} } } } }`;
    expect(await refused(deep)).toContain('introspection is deeper');
  });

  it('count fragments that multiply without being slow themselves', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment f${index} on User { a: role { ...f${index + 1} } ...f${index + 1} ...f${index + 1} }`,
    ).join(' ');
    const query = `{ currentUser { ...f0 } } ${fragments} fragment f40 on User { _id }`;
    expect(await refused(query)).toMatch(/deeper|aliases/);
  });
});

describe('a server that is not opened for exploring', () => {
  it('takes known operations only, and no introspection', async () => {
    const closed = await startTestServer({ isExploring: false });
    const answer = await closed.graphql('{ auth0 { enabled } }');
    const schema = await closed.graphql('{ __schema { types { name } } }');
    const page = await closed.call('/graphql', { headers: { accept: 'text/html' } });
    await closed.close();
    expect(codesOf(answer)).toEqual(['ForbiddenError']);
    expect(codesOf(schema)).toEqual(['ForbiddenError']);
    expect(page.status).toBe(405);
  }, 60_000);
});

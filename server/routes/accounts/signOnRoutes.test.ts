import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenIdProvider, type TestOpenIdProvider } from '#server/testing/startOpenIdProvider.ts';
import { startTestServer, TEST_PASSWORD, type TestAnswer, type TestServer } from '#server/testing/startTestServer.ts';

const callback = (tenant: string) => `http://${tenant}.localhost:3000/auth/callback`;

let provider: TestOpenIdProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await startOpenIdProvider({
    redirectUris: [callback('red'), callback('blue')],
    accounts: {
      mentor: { email: 'Mentor@red.test', email_verified: true },
      careless: { email: 'admin@red.test', email_verified: false },
      silent: { email: 'admin@red.test' },
      neighbour: { email: 'mentor@blue.test', email_verified: true },
      former: { email: 'former@red.test', email_verified: true },
      newcomer: { email: 'newcomer@red.test', email_verified: true },
    },
  });
  server = await startTestServer({ oidc: provider.settings });
  await server.database.withSystem(async (tx) => {
    await sql`update incubator set switches = switches || '{"auth0": true}' where slug = 'red'`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id)
      values ('red', 'red-former', 'Former', 'former@red.test', 'Archived', true, 'mentor'),
        ('red', 'red-newcomer', 'New', 'newcomer@red.test', 'Pending', false, 'mentor')`.execute(tx);
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await provider.close();
});

interface Begun {
  readonly address: URL;
  readonly cookie: string;
}

async function begin(path = '/auth/url', tenant = 'red'): Promise<Begun> {
  const { status, headers } = await server.call(path, { tenant });
  expect(status).toBe(302);
  const [cookie = ''] = String(headers['set-cookie']).split(';', 1);
  return { address: new URL(String(headers.location), callback(tenant)), cookie };
}

function finish(returned: URL, cookie: string | null, tenant = 'red'): Promise<TestAnswer> {
  return server.call('/auth/oidc', {
    method: 'POST',
    tenant,
    headers: cookie === null ? {} : { cookie },
    body: Object.fromEntries(returned.searchParams),
  });
}

async function signIn(account: string, path?: string): Promise<TestAnswer> {
  const { address, cookie } = await begin(path);
  return finish(await provider.signIn(address.href, account), cookie);
}

describe('GET /auth/url', () => {
  it('sends to the provider with scope, state, nonce and the challenge of a verifier it keeps', async () => {
    const { address } = await begin('/auth/url?return=/tasks');
    expect(address.origin).toBe(provider.settings.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'cohort',
      response_type: 'code',
      redirect_uri: callback('red'),
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('ties the attempt to the browser by a cookie that no script and no other site can use', async () => {
    const { headers } = await server.call('/auth/url');
    expect(String(headers['set-cookie'])).toMatch(
      /^cohort-sign-on=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
  });

  it('leads to the form where the tenant has not switched it on', async () => {
    const answer = await server.call('/auth/url', { tenant: 'blue' });
    expect(answer).toMatchObject({ status: 302, headers: { location: '/login' } });
  });
});

it('is the only way in: passwords are taken where there is none, and asked for nowhere', async () => {
  const signInBy = (tenant: string) =>
    server.call('/auth/local', {
      method: 'POST',
      tenant,
      body: { email: `mentor@${tenant}.test`, password: TEST_PASSWORD, incubator: tenant },
    });
  expect(await signInBy('red')).toMatchObject({ status: 401, json: { message: expect.stringContaining('account') } });
  expect((await signInBy('blue')).status).toBe(200);
  const reset = { method: 'POST', body: { email: 'mentor@red.test' } };
  expect((await server.call('/api/users/sendresetpassword', reset)).status).toBe(400);
});

describe('POST /auth/oidc', () => {
  it('empties a password that was chosen with an address before the provider vouched for it', async () => {
    await server.database.withSystem((tx) =>
      sql`update "user" set password_hash = 'of a stranger' where id = 'red-newcomer'`.execute(tx),
    );
    expect((await signIn('newcomer')).status).toBe(200);
    const { rows } = await server.database.withSystem((tx) =>
      sql`select password_hash, validated from "user" where id = 'red-newcomer'`.execute(tx),
    );
    expect(rows).toEqual([{ password_hash: null, validated: true }]);
    await server.database.withSystem((tx) =>
      sql`update "user" set status = 'Pending', validated = false where id = 'red-newcomer'`.execute(tx),
    );
  });

  it('signs in the user with the verified address and tells where to go', async () => {
    const { status, json } = await signIn('mentor', '/auth/url?return=%2Ftasks%3Ftab%3Dall');
    expect({ status, returnPath: json.returnPath }).toEqual({ status: 200, returnPath: '/tasks?tab=all' });
    const me = await server.graphql('{ currentUser { _id } auth0 { enabled } }', { token: String(json.token) });
    expect(me.json.data).toEqual({ currentUser: { _id: 'red-mentor' }, auth0: { enabled: true } });
  });

  it('takes the address of a pending account for confirmed', async () => {
    const { json } = await signIn('newcomer');
    const me = await server.graphql('{ currentUser { status validated } }', { token: String(json.token) });
    expect(me.json.data).toEqual({ currentUser: { status: 'Active', validated: true } });
  });

  it.each([
    ['careless', 'email_unverified'],
    ['silent', 'email_unverified'],
    ['neighbour', 'account_unknown'],
    ['former', 'account_closed'],
  ])('refuses %s with a sentence: %s', async (account, code) => {
    expect(await signIn(account)).toMatchObject({
      status: 401,
      json: { code, message: expect.stringMatching(/\w{4,}.*\.$/) },
    });
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test/', '/%09/evil.test', 'javascript:alert(1)'])(
    'never leads to %s afterwards',
    async (target) => {
      const { json } = await signIn('mentor', `/auth/url?return=${target}`);
      expect(json.returnPath).toBe('/');
    },
  );

  it('knows a state once: a replayed answer is refused', async () => {
    const { address, cookie } = await begin();
    const returned = await provider.signIn(address.href, 'mentor');
    expect((await finish(returned, cookie)).status).toBe(200);
    expect(await finish(returned, cookie)).toMatchObject({ status: 401, json: { code: 'attempt_expired' } });
  });

  it('refuses a code that was used before, under a fresh state', async () => {
    const first = await begin();
    const returned = await provider.signIn(first.address.href, 'mentor');
    expect((await finish(returned, first.cookie)).status).toBe(200);
    const second = await begin();
    returned.searchParams.set('state', second.address.searchParams.get('state') ?? '');
    expect(await finish(returned, second.cookie)).toMatchObject({ status: 401, json: { code: 'provider_refused' } });
  });

  it('refuses a state that it did not give', async () => {
    const { address, cookie } = await begin();
    const returned = await provider.signIn(address.href, 'mentor');
    returned.searchParams.set('state', 'made-up');
    expect(await finish(returned, cookie)).toMatchObject({ status: 401, json: { code: 'attempt_expired' } });
  });

  it('refuses another browser, and one without a cookie, and leaves the attempt to its own', async () => {
    const { address, cookie } = await begin();
    const returned = await provider.signIn(address.href, 'mentor');
    const { cookie: other } = await begin();
    for (const foreign of [other, null]) {
      expect(await finish(returned, foreign)).toMatchObject({ status: 401, json: { code: 'attempt_expired' } });
    }
    expect((await finish(returned, cookie)).status).toBe(200);
  });

  it('refuses an attempt of another tenant', async () => {
    const { address, cookie } = await begin();
    const returned = await provider.signIn(address.href, 'mentor');
    expect(await finish(returned, cookie, 'blue')).toMatchObject({ status: 401, json: { code: 'attempt_expired' } });
  });

  it('refuses an attempt after ten minutes', async () => {
    const { address, cookie } = await begin();
    const returned = await provider.signIn(address.href, 'mentor');
    await server.database.withTenant('red', (tx) =>
      sql`update sign_on_attempt set expires_at = expires_at - interval '10 minutes'`.execute(tx),
    );
    expect(await finish(returned, cookie)).toMatchObject({ status: 401, json: { code: 'attempt_expired' } });
  });

  it.each(['nonce', 'code_verifier'])('refuses an answer that does not fit the %s it kept', async (column) => {
    const { address, cookie } = await begin();
    const returned = await provider.signIn(address.href, 'mentor');
    await server.database.withTenant('red', (tx) =>
      sql`update sign_on_attempt set ${sql.ref(column)} = ${'x'.repeat(43)}`.execute(tx),
    );
    expect(await finish(returned, cookie)).toMatchObject({ status: 401, json: { code: 'provider_refused' } });
  });

  it('asks for a code and a state, as JSON', async () => {
    const call = (body: unknown, headers = {}) => server.call('/auth/oidc', { method: 'POST', headers, body });
    expect((await call({ code: 'x' })).status).toBe(400);
    expect((await call({}, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });
});

describe('a tenant with settings of its own', () => {
  const settle = async (oidc: object, isSeen: RegExp) => {
    await server.database.withSystem((tx) =>
      sql`update incubator set switches = switches || '{"auth0": true}', oidc = ${JSON.stringify(oidc)}::jsonb
        where slug = 'blue'`.execute(tx),
    );
    const location = async () => String((await server.call('/auth/url', { tenant: 'blue' })).headers.location);
    await expect.poll(location, { timeout: 3000 }).toMatch(isSeen);
  };

  it('passes its organisation on, and its connection when there is just one', async () => {
    await settle({ organization: 'org_1', connections: [{ id: 'c1', name: 'blue-saml' }] }, /organization=org_1/);
    const { address } = await begin('/auth/url', 'blue');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      organization: 'org_1',
      connection: 'blue-saml',
      redirect_uri: callback('blue'),
    });
    const chosen = await begin('/auth/url?connection=google', 'blue');
    expect(chosen.address.searchParams.get('connection')).toBe('google');
  });

  it('shows the problem screen when its provider does not answer', async () => {
    await settle(
      { issuer: 'http://127.0.0.1:9', clientId: 'blue', clientSecret: 'own' },
      /^\/auth\/callback\?error=provider_unavailable&error_description=The\+/,
    );
  });
});

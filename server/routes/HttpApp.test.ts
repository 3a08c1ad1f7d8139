import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

/** How long a process may keep what it knows of a tenant. */
const TENANT_KNOWN_MS = 1100;

let server: TestServer;
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'cohort-dist-'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><html lang="en" dir="ltr"><title>Cohort</title></html>');
  await writeFile(join(dist, 'main-a1b2c3d4.js'), 'export const answer = 42;\n'.repeat(100));
  await mkdir(join(dist, 'assets/texts-e5f6a7b8/ar'), { recursive: true });
  await writeFile(join(dist, 'assets/texts-e5f6a7b8/ar/tasks.json'), '{}');
  server = await startTestServer({ dist });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const login = (body: unknown, tenant = 'red', headers: Record<string, string> = {}) =>
  server.call('/auth/local', { method: 'POST', tenant, body, headers });

describe('health', () => {
  it('says that the process lives and the database answers', async () => {
    expect((await server.call('/healthz')).json).toEqual({ status: 'ok' });
    expect(await server.call('/readyz')).toMatchObject({ status: 200, json: { status: 'ok' } });
  });
});

describe('a page', () => {
  it('has the title and the language of its organisation before a script has run', async () => {
    expect((await server.call('/login')).text).toMatch(/<html lang="en" dir="ltr"[^>]*><title>red lab<\/title>/);
    await server.database.withTenant('blue', (tx) =>
      sql`update incubator set default_language = 'ar', name = 'مسرّعة <نور>'`.execute(tx),
    );
    const arabic = /<html lang="ar" dir="rtl"[^>]*><title>مسرّعة &lt;نور&gt;<\/title>/;
    await vi.waitFor(async () => expect((await server.call('/login', { tenant: 'blue' })).text).toMatch(arabic), 5000);
    const cookie = (value: string) =>
      server.call('/login', { tenant: 'blue', headers: { cookie: `a=b; lang_pref=${value}` } });
    expect((await cookie('ja_JP')).text).toContain('<html lang="ja" dir="ltr"');
    expect((await cookie('xx')).text).toContain('<html lang="ar" dir="rtl"');
    await server.database.withTenant('blue', (tx) =>
      sql`update incubator set default_language = 'en', name = 'blue lab'`.execute(tx),
    );
  });
});

describe('POST /auth/local', () => {
  it('gives a token for the right password', async () => {
    const answer = await login({ email: 'Admin@red.test', password: 'accelerate', incubator: 'red' });
    expect(answer.status).toBe(200);
    expect(Buffer.from(String(answer.json.token), 'base64url')).toHaveLength(32);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a wrong password', { email: 'admin@red.test', password: 'wrong', incubator: 'red' }],
    ['an unknown account', { email: 'nobody@red.test', password: 'accelerate', incubator: 'red' }],
    ['an account of another tenant', { email: 'admin@blue.test', password: 'accelerate', incubator: 'red' }],
    ['another tenant than the address', { email: 'admin@blue.test', password: 'accelerate', incubator: 'blue' }],
    ['values that are no texts', { email: { $ne: '' }, password: true, incubator: 'red' }],
  ])('answers %s with the same 401', async (_case, body) => {
    expect(await login(body)).toMatchObject({
      status: 401,
      json: { message: 'The e-mail or the password is not correct' },
    });
  });

  it('lets strangers wait after a dozen failures, and its owner in on the browser that has signed in before', async () => {
    const right = { email: 'mentor@blue.test', password: 'accelerate', incubator: 'blue' };
    const first = await login(right, 'blue');
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect(String(first.headers['set-cookie'])).toMatch(/^cohort-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await login({ ...right, password: 'wrong' }, 'blue')).status).toBe(401);
    }
    const refused = await login(right, 'blue');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(right, 'blue', { cookie })).status).toBe(200);
  }, 30_000);

  it('refuses bodies that are no JSON object', async () => {
    expect((await login([1])).status).toBe(400);
    const form = await server.call('/auth/local', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: {},
    });
    expect(form.status).toBe(415);
  });
});

describe('tenants by host name', () => {
  it('answers API calls of an unknown tenant with 404 and still serves it the page', async () => {
    expect((await login({ email: 'a', password: 'b', incubator: 'green' }, 'green')).status).toBe(404);
    expect((await server.graphql('{ auth0 { enabled } }', { tenant: 'green' })).status).toBe(404);
    expect((await server.call('/incubator-not-found', { tenant: 'green' })).text).toContain('<title>Cohort');
  });
});

describe('pages and files', () => {
  it('serves the page for every path of the client, under a policy without unsafe scripts', async () => {
    const answer = await server.call('/startups/management');
    expect(answer.text).toContain('<title>red lab');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('lets the pages of a tenant reach the hosts that it has set up, and no others', async () => {
    const policyOf = async (tenant: string) => {
      const { headers } = await server.call('/login', { tenant });
      const parts = String(headers['content-security-policy']).split('; ');
      return (name: string) => parts.find((part) => part.startsWith(`${name} `)) ?? '';
    };
    const configure = async (assignments: ReturnType<typeof sql>) => {
      await server.database.withTenant('red', (tx) => sql`update incubator set ${assignments}`.execute(tx));
      await new Promise((resolve) => setTimeout(resolve, TENANT_KNOWN_MS));
      return policyOf('red');
    };
    expect((await policyOf('red'))('connect-src')).toBe("connect-src 'self'");
    const chat = sql`chat_script_url = 'https://chat.test/widget.js'`;
    const off = await configure(sql`gtm_id = 'GTM-RED123', api_base_endpoint = 'https://api.red.test/v1', ${chat}`);
    expect(off('script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
    expect(off('connect-src')).toContain(" 'self' https://api.red.test wss://api.red.test ");
    const on = await configure(sql`switches = switches || '{"liveChat": true}', gtm_id = 'x; script-src *'`);
    expect(on('script-src')).toBe("script-src 'self' https://chat.test");
    expect(on('frame-src')).toBe(
      "frame-src 'self' blob: https://chat.test https://www.youtube-nocookie.com https://player.vimeo.com",
    );
    expect((await policyOf('blue'))('script-src')).toBe("script-src 'self'");
    expect((await policyOf('green'))('script-src')).toBe("script-src 'self'");
    await configure(sql`gtm_id = null, api_base_endpoint = null, chat_script_url = null`);
  });

  it('serves hashed files compressed and for ever, and nothing for a missing one', async () => {
    const answer = await server.call('/main-a1b2c3d4.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const texts = await server.call('/assets/texts-e5f6a7b8/ar/tasks.json');
    expect(texts.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.call('/main-ffffffff.js')).status).toBe(404);
    expect((await server.call('/../server/main.ts')).status).toBe(404);
    expect((await server.call('/api/nothing')).status).toBe(404);
  });

  it('answers an address that can not be decoded with 400', async () => {
    expect((await server.call('/%E0%A4%A')).status).toBe(400);
  });
});

describe('accounts without signing in', () => {
  const secretOf = (text: string, path: string) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1] ?? '';

  it('sets a new password by a mailed link, once, and signs the account out everywhere', async () => {
    const before = await server.signIn('cofounder@red.test');
    const asked = await server.call('/api/users/sendresetpassword', {
      method: 'POST',
      body: { email: 'cofounder@red.test' },
    });
    expect(asked.status).toBe(200);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1));
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: 'cofounder@red.test', subject: 'Choose a new password for red lab' });
    const token = secretOf(mail?.text ?? '', 'reset');
    const reset = (newPassword: string) =>
      server.call('/api/users/resetpassword', { method: 'POST', body: { token, newPassword } });

    expect(await reset('short')).toMatchObject({ status: 400, json: { fields: [{ path: 'newPassword' }] } });
    expect((await reset('a better one')).status).toBe(200);
    expect(await reset('another one')).toMatchObject({
      status: 400,
      json: { message: 'This link is no longer valid' },
    });
    expect(await server.signIn('cofounder@red.test', 'red', 'a better one')).toHaveLength(43);
    expect((await server.graphql('{ currentUser { _id } }', { token: before })).status).toBe(401);
  });

  it('says in plain text what is wrong, and stops answering whoever guesses addresses', async () => {
    const guess = (index: number) =>
      server.call('/api/users/sendresetpassword', { method: 'POST', body: { email: `x${index}@red.test` } });
    expect(await guess(0)).toMatchObject({ status: 400, text: 'No user with that email' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index + 1)));
    // As an address that has an account is answered: the next guesses tell nothing.
    expect(answers.map(({ status }) => status)).toContain(200);
    const wrong = await server.call('/api/users/sendresetpassword', { method: 'POST', body: { email: 'x' } });
    expect(wrong).toMatchObject({ status: 400, text: 'Email is not a valid email' });
  });
});

describe('PUT /user', () => {
  const put = (token: string | null, body: unknown) =>
    server.call('/user', { method: 'PUT', ...(token && { headers: { authorization: `Bearer ${token}` } }), body });

  it('changes the signed-in user and nothing that a user may not change', async () => {
    const token = await server.signIn('mentor@red.test');
    expect((await put(token, { user: { headline: 'Listens first' } })).status).toBe(200);
    const { json } = await server.graphql('{ currentUser { headline role { type } } }', { token });
    expect(json.data).toEqual({ currentUser: { headline: 'Listens first', role: { type: ['Mentor'] } } });
    expect((await put(token, { user: { role: 'admin' } })).status).toBe(403);
    expect(await put(token, { user: { passwordHash: 'x' } })).toMatchObject({
      status: 400,
      json: { fields: [{ path: 'input.passwordHash' }] },
    });
    expect((await put(null, { user: { headline: 'x' } })).status).toBe(401);
    expect((await put('made-up', { user: { headline: 'x' } })).status).toBe(401);
  });
});

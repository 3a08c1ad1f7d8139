import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '#server/testing/sendRaw.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'cohort-hosts-'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Cohort</title>');
  server = await startTestServer({ dist, publicUrl: 'https://cohort.example.org' });
  await server.database.withSystem(async (tx) => {
    await sql`update incubator set domains = array['apply.red.test'] where id = 'red'`.execute(tx);
    // What a tenant's own admin may write: no claim to a host.
    await sql`update incubator set custom_domain = 'blue.example' where id = 'blue'`.execute(tx);
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const ask = async (host: string) => {
  const headers = { host, 'apollo-require-preflight': 'true' };
  return server.call('/graphql', { method: 'POST', headers, body: { query: '{ incubator { slug } }' } });
};
const raw = (host: string, path = '/graphql', method = 'POST') =>
  sendRaw(server.port, `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('a host', () => {
  it.each([
    ['red.cohort.example.org', 'red'],
    ['RED.Cohort.Example.Org:8443', 'red'],
    ['blue.cohort.example.org.', 'blue'],
    ['apply.red.test', 'red'],
    ['APPLY.red.test:443', 'red'],
  ])('%s is that of a tenant', async (host, slug) => {
    expect((await ask(host)).json).toEqual({ data: { incubator: { slug } } });
  });

  it.each(['cohort.example.org', 'green.cohort.example.org', 'a.red.cohort.example.org'])(
    '%s is free: its API is not found, its page is there to say so',
    async (host) => {
      expect((await ask(host)).status).toBe(404);
      expect((await server.call('/api/nothing', { headers: { host } })).status).toBe(404);
      expect(await server.call('/login', { headers: { host } })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    'red.attacker.example',
    'red.localhost',
    'redcohort.example.org',
    '127.0.0.1:3000',
    '[::1]:3000',
    'red',
    'blue.example',
  ])('%s is not served here', async (host) => {
    expect((await ask(host)).status).toBe(421);
    expect((await server.call('/api/nothing', { headers: { host } })).status).toBe(421);
    const page = await server.call('/login', { headers: { host } });
    expect(page).toMatchObject({ status: 421, text: expect.stringContaining('<title>Cohort') });
    expect(page.headers.etag).toBeDefined();
    const again = await server.call('/login', { headers: { host, 'if-none-match': String(page.headers.etag) } });
    expect(again.status).toBe(421);
    expect((await server.call('/healthz', { headers: { host } })).status).toBe(200);
  });

  it.each([
    'red.cohort.example.org:abc',
    'red.cohort.example.org:99999',
    'red.cohort.example.org@attacker.example',
    'red.localhost@attacker.example',
    'red..cohort.example.org',
    'red.cohort.example.org/x',
    'red cohort',
    'red.999',
    '',
    '[::1',
    `${'a'.repeat(64)}.cohort.example.org`,
  ])('that is none, "%s", is refused', async (host) => {
    for (const path of ['/graphql', '/login', '/api/attachments', '/healthz']) {
      expect((await raw(host, path)).status, path).toBe(400);
    }
  });

  it('is the socket’s too', async () => {
    const open = async (host: string) => {
      const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
      const text = [
        'GET /subscriptions HTTP/1.1',
        `Host: ${host}`,
        ...headers,
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ];
      return (await sendRaw(server.port, `${text.join('\r\n')}\r\n\r\n`, { leave: 'end' })).status;
    };
    expect(await open('red.cohort.example.org')).toBe(101);
    expect(await open('green.cohort.example.org')).toBe(404);
    expect(await open('red.attacker.example')).toBe(421);
    expect(await open('red.cohort.example.org:abc')).toBe(400);
  });
});

it('tells browsers to come by an encrypted connection only, where the public address is one', async () => {
  const { headers } = await server.call('/login', { headers: { host: 'red.cohort.example.org' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

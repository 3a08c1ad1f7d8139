import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entityTypeDefs } from '#server/generated/schema.gen.ts';
import { isInsideAddress, postOutside } from '#server/platform/http/callOutside.ts';
import { everySwitchOn } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';
import { type Json, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { subscriptions } from './queueDeliveries.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: TestServer;
let admin: string;
let address: string;
const received: Received[] = [];
/** What the receiver answers next; 200 when there is nothing left. */
const answers: number[] = [];
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answers.shift() ?? 200).end('{}');
  });
});

const call = (method: string, path: string, token: string | null, body?: object) =>
  server.call(path, {
    tenant: 'red',
    method,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { body }),
  });

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem((tx) =>
    sql`update incubator set switches = ${JSON.stringify(everySwitchOn)}::jsonb where id = 'red'`.execute(tx),
  );
  await server.database.withTenant('red', (tx) =>
    sql`insert into startup (tenant_id, id, name) values ('red', 's1', 'Acme')`.execute(tx),
  );
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/catch`;
  admin = await server.signIn('admin@red.test');
}, 60_000);
afterAll(async () => {
  await server.close();
  receiver.closeAllConnections();
  receiver.close();
});

const ask = async (query: string) => (await server.graphql(query, { token: admin })).json;

const plan = (name: string) =>
  ask(
    `mutation { createCoachingSession(input: { name: "${name}", startup: "s1", startTime: "2099-01-01T10:00:00Z" }) { _id } }`,
  );

const deliveries = async (): Promise<readonly Json[]> => {
  const answer = await ask(
    '{ webhookDeliveries(sort: [{ field: createdAt, direction: DESC }]) { results { event status attempts answer problem } } }',
  );
  return listIn(answer?.data?.webhookDeliveries?.results);
};

describe('webhooks', () => {
  it('can be subscribed to all that the enumeration names, by admins only', async () => {
    const named = /enum WebhookEvent \{([^}]*)\}/.exec(entityTypeDefs)?.[1]?.match(/\b[A-Z]\w+/g) ?? [];
    expect(named.toSorted()).toEqual(subscriptions.toSorted());
    const mentor = await server.signIn('mentor@red.test');
    const body = { event: 'SessionBooked', targetUrl: address };
    expect((await call('POST', '/api/hooks', null, body)).status).toBe(401);
    expect((await call('POST', '/api/hooks', mentor, body)).status).toBe(403);
    expect((await call('POST', '/api/hooks', admin, { ...body, event: 'Nothing' })).status).toBe(400);
    expect((await call('POST', '/api/hooks', admin, { ...body, targetUrl: 'http://elsewhere.test/x' })).status).toBe(
      400,
    );
  });

  it('deliver what happens, signed, to a receiver on a real socket, until unsubscribed', async () => {
    const made = await call('POST', '/api/hooks', admin, { event: 'SessionBooked', targetUrl: address });
    expect(made.status).toBe(201);
    const { id, secret } = JSON.parse(made.text) as { id: string; secret: string };
    await plan('Signed');
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);
    const { headers, body } = received[0] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toMatchObject({
      type: 'SessionBooked',
      organisation: 'red',
      data: { session: expect.any(String) },
    });
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    await vi.waitFor(async () =>
      expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 1, answer: 200 }),
    );
    expect((await call('DELETE', `/api/hooks/${id}`, admin)).status).toBe(200);
    await plan('Unheard');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(received).toHaveLength(1);
  });

  it('are called by their address where nobody has named them', async () => {
    const named = async (input: string) =>
      (
        await ask(
          `mutation { createWebhook(input: { ${input} event: SessionHeld url: "https://hooks.test/in" }) { name secret } }`,
        )
      )?.data?.createWebhook;
    expect(await named('')).toEqual({ name: 'hooks.test/in', secret: expect.stringMatching(/^whsec_/) });
    expect((await named('name: "Desk"'))?.name).toBe('Desk');
  });

  it('are tried again after a failure, and end where the receiver is gone', async () => {
    const made = await call('POST', '/api/hooks', admin, { event: 'SessionBooked', targetUrl: address });
    const { id } = JSON.parse(made.text) as { id: string };
    answers.push(500);
    await plan('Again');
    await vi.waitFor(async () =>
      expect((await deliveries())[0]).toMatchObject({
        status: 'waiting',
        attempts: 1,
        answer: 500,
        problem: 'HTTP 500',
      }),
    );
    await server.database.withSystem((tx) =>
      sql`update job set next_attempt_at = now() where kind = 'webhook'`.execute(tx),
    );
    await vi.waitFor(
      async () => expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 2 }),
      15_000,
    );
    answers.push(410);
    await plan('Gone');
    await vi.waitFor(
      async () => expect((await deliveries())[0]).toMatchObject({ status: 'failed', answer: 410 }),
      10_000,
    );
    const found = await ask(`{ webhook(id: "${id}") { status } }`);
    expect(found?.data?.webhook?.status).toBe('gone');
  }, 40_000);
});

describe('calls to the outside', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'nonsense',
  ])('do not reach %s', async (host) => {
    expect(isInsideAddress(host)).toBe(true);
    const url = `https://${host.includes(':') ? `[${host}]` : host}/`;
    await expect(postOutside({ url, headers: {}, body: '', allowsOwnMachine: false })).rejects.toThrow();
  });

  it('reach the public internet, and one’s own machine only where the installation is on it', async () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isInsideAddress)).toEqual([false, false]);
    await expect(postOutside({ url: address, headers: {}, body: '', allowsOwnMachine: false })).rejects.toThrow(
      'notHttps',
    );
    const named = address.replace('127.0.0.1', 'localhost').replace('http:', 'https:');
    await expect(postOutside({ url: named, headers: {}, body: '', allowsOwnMachine: false })).rejects.toThrow(
      'notPublic',
    );
  });
});

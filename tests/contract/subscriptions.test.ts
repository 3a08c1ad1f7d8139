/**
 * Generated: every subscription × every role and a visitor, over the real socket, with an id of the own user, of
 * another user of the tenant, of another tenant and a random one. Nobody hears what is another's.
 */
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { defaultGrants, operations } from '#server/generated/access.gen.ts';
import { readPerson } from './oracle.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
const dueSoon = (): string => new Date(Date.now() + 3_600_000).toISOString();
const addTask = `mutation ($user: ID!, $dueDate: DateTime!) {
  createTask(name: "Heard by one", dueDate: $dueDate, assignees: [{ type: User, value: $user }]) { _id }
}`;

let server: TestServer;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const { account } of accounts)
    ids.set(account, (await readPerson(server.database, 'demo', `${account}@demo.test`)).id);
  ids.set('foreign', (await readPerson(server.database, 'rival', 'admin@rival.test')).id);
}, 120_000);
afterAll(() => server.close());

interface Heard {
  readonly events: Record<string, unknown>[];
  readonly errors: { code?: unknown; message: string }[];
  stop(): Promise<void>;
}

/** Subscribes over a socket of its own and gathers what arrives. */
async function listen(token: string | null, query: string, port = server.ports[0] as number): Promise<Heard> {
  const events: Record<string, unknown>[] = [];
  const errors: Heard['errors'] = [];
  class Socket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, {
        headers: { host: `demo.localhost:${port}`, origin: `http://demo.localhost:${port}` },
      });
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/subscriptions`,
    webSocketImpl: Socket,
    retryAttempts: 0,
    lazy: true,
    connectionParams: {
      sessionId: 'listener',
      incubatorIdentifier: 'demo',
      userAgent: 'test',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const isAnswered = new Promise<void>((resolve) => {
    client.on('connected', () => resolve());
    client.on('closed', () => resolve());
  });
  const unsubscribe = client.subscribe(
    { query },
    {
      next: ({ data, errors: found }) => {
        if (data) events.push(data as Record<string, unknown>);
        for (const error of found ?? []) errors.push({ code: error.extensions?.code, message: error.message });
      },
      error: (error) => {
        for (const item of Array.isArray(error) ? error : [error])
          errors.push({ code: item?.extensions?.code, message: String(item?.message ?? item?.reason ?? item) });
      },
      complete: () => undefined,
    },
  );
  await isAnswered;
  // Nothing tells when a subscription has begun.
  await new Promise((resolve) => setTimeout(resolve, 250));
  return {
    events,
    errors,
    async stop() {
      unsubscribe();
      await client.dispose();
    },
  };
}

const tasksOf = (userId: string | undefined): string =>
  `subscription { tasksUpdatedForUser(userId: "${userId}") { updateType taskId } }`;

it('covers every subscription of the schema', () => {
  expect(names.sort()).toEqual(
    Object.keys(operations)
      .filter((name) => schema.getSubscriptionType()?.getFields()[name])
      .sort(),
  );
});

describe('a visitor', () => {
  it.each([
    '{ tasksUpdatedForUser(userId: "x") { taskId } }',
    '{ notificationCreated { _id } }',
    '{ chatMessageSent { _id } }',
    '{ sessionLoggedOut(sessionId: "x") { _id } }',
    '{ bookableTimesChanged(people: ["x"]) { person } }',
    '{ interviewOffersChanged(applicationId: "x") { application } }',
  ])('hears nothing of %s', async (selection) => {
    const heard = await listen(null, `subscription ${selection}`);
    await expect.poll(() => heard.errors.length, { timeout: 5000 }).toBeGreaterThan(0);
    await heard.stop();
    expect(heard.events).toEqual([]);
  });
});

describe.each(accounts)('$role', ({ role, account }) => {
  it('hears of own tasks exactly when the spec lets the role have tasks', async () => {
    const rule = operations.tasksUpdatedForUser;
    const admitted = rule?.kind !== 'rule' || (rule.roles?.includes(role) ?? true);
    const heard = await listen(await server.signIn('demo', account), tasksOf(ids.get(account)));
    const admin = await server.signIn('demo', 'admin');
    await server.graphql('demo', admin, addTask, { user: ids.get(account), dueDate: dueSoon() });
    await expect.poll(() => heard.events.length + heard.errors.length, { timeout: 5000 }).toBeGreaterThan(0);
    await heard.stop();
    expect(heard.events.length > 0, JSON.stringify(heard.errors)).toBe(admitted);
  });

  it('is let into the chat exactly when the role may use it', async () => {
    const heard = await listen(await server.signIn('demo', account), 'subscription { chatMessageSent { _id } }');
    const isGranted = defaultGrants[role]['CHAT:USER_ACCESS'] !== undefined;
    if (!isGranted) await expect.poll(() => heard.errors.length, { timeout: 5000 }).toBeGreaterThan(0);
    await heard.stop();
    expect(heard.errors.length === 0, JSON.stringify(heard.errors)).toBe(isGranted);
  });

  it.each(['another user', 'another tenant', 'nobody'])('hears nothing of the tasks of %s', async (whose) => {
    const other = account === 'coach' ? 'mentor' : 'coach';
    const target =
      whose === 'another user'
        ? ids.get(other)
        : whose === 'another tenant'
          ? ids.get('foreign')
          : '01900000-0000-7000-8000-0000000000ff';
    const heard = await listen(await server.signIn('demo', account), tasksOf(target));
    if (whose === 'another user')
      await server.graphql('demo', await server.signIn('demo', 'admin'), addTask, { user: target, dueDate: dueSoon() });
    if (whose === 'another tenant')
      await server.graphql('rival', await server.signIn('rival', 'admin'), addTask, {
        user: target,
        dueDate: dueSoon(),
      });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await heard.stop();
    expect(heard.events).toEqual([]);
  });
});

describe('with several processes', () => {
  it('hears on each of them what happened on another', async () => {
    const token = await server.signIn('demo', 'staff');
    const listeners = await Promise.all(server.ports.map((port) => listen(token, tasksOf(ids.get('staff')), port)));
    await server.graphql('demo', await server.signIn('demo', 'admin'), addTask, {
      user: ids.get('staff'),
      dueDate: dueSoon(),
    });
    for (const listener of listeners) await expect.poll(() => listener.events.length, { timeout: 5000 }).toBe(1);
    await Promise.all(listeners.map((listener) => listener.stop()));
  });
});

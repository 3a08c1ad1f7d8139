import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { SESSION_MAXIMUM } from '#domain/generated/constants.gen.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { Authenticator } from '#server/services/auth/Authenticator.ts';
import { openTestSocket, type TestSocket } from '#server/testing/openTestSocket.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const UPSERT = 'mutation ($id: ID) { upsertSession(sessionId: $id) { _id status } }';
const LOGOUT = 'mutation ($id: ID!) { logoutSession(sessionId: $id) { _id status } }';
const WATCH = 'subscription ($id: ID!) { sessionLoggedOut(sessionId: $id) { _id status } }';

let server: TestServer;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.database.withSystem((tx) => sql`delete from client_session`.execute(tx)));
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});

const open = (token?: string, options = {}) => {
  const socket = openTestSocket({ port: server.port, ...(token && { token }), ...options });
  sockets.push(socket);
  return socket;
};
const upsert = async (token: string, id: string | null) => {
  const { json } = await server.graphql(UPSERT, { token, variables: { id } });
  return json.errors
    ? String((json.errors as unknown as { message: string }[])[0]?.message)
    : String(json.data?.upsertSession?._id);
};
/** A browser: a token of its own with a session. */
const signInWithSession = async (id: string | null = null) => {
  const token = await server.signIn('admin@red.test');
  return { token, sessionId: await upsert(token, id) };
};
const meOf = (token: string) => server.graphql('{ currentUser { _id } }', { token });

describe('upsertSession', () => {
  it('begins a session and keeps the same one alive', async () => {
    const { token, sessionId } = await signInWithSession();
    expect(await upsert(token, sessionId)).toBe(sessionId);
    expect(await upsert(token, null)).toBe(sessionId);
  });

  it('takes an id the client has chosen, but never one of another user', async () => {
    const { sessionId } = await signInWithSession('chosen-by-me');
    expect(sessionId).toBe('chosen-by-me');
    const mentor = await server.signIn('mentor@red.test');
    expect(await upsert(mentor, sessionId)).not.toBe(sessionId);
  });

  it('does not put off the idle limit of the token', async () => {
    const { token, sessionId } = await signInWithSession();
    const lastUsed = () =>
      server.database.withSystem(async (tx) => {
        const { rows } = await sql<{ at: Date }>`select max(last_used_at) as at from auth_token`.execute(tx);
        return rows[0]?.at.getTime();
      });
    const before = await lastUsed();
    await sleep(20);
    await upsert(token, sessionId);
    expect(await lastUsed()).toBe(before);
    await meOf(token);
    await vi.waitFor(async () => expect(await lastUsed()).toBeGreaterThan(before ?? 0));
  });

  it('refuses one session too many once; choosing another id then ends the oldest', async () => {
    const browsers = [];
    for (let count = 0; count < SESSION_MAXIMUM; count++) browsers.push(await signInWithSession());
    const [oldest] = browsers;
    const late = await server.signIn('admin@red.test');
    expect(await upsert(late, 'one-too-many')).toBe('Maximum number of sessions reached');
    expect((await meOf(oldest?.token ?? '')).status).toBe(200);

    const taken = await upsert(late, 'the-next-choice');
    expect(taken).toBe('the-next-choice');
    await vi.waitFor(async () => expect((await meOf(oldest?.token ?? '')).status).toBe(401), 1500);
    expect((await meOf(browsers[1]?.token ?? '')).status).toBe(200);
  }, 30_000);

  it('does not count a browser that has been gone for long', async () => {
    for (let count = 0; count < SESSION_MAXIMUM; count++) await signInWithSession();
    await server.database.withSystem((tx) =>
      sql`update client_session set last_seen_at = now() - interval '3 minutes'`.execute(tx),
    );
    const { sessionId } = await signInWithSession('welcome-back');
    expect(sessionId).toBe('welcome-back');
  }, 30_000);
});

describe('a closed browser', () => {
  it('gives its place to the next one at once', async () => {
    const browsers = [];
    for (let count = 0; count < SESSION_MAXIMUM; count++) browsers.push(await signInWithSession());
    const socket = open(browsers[0]?.token);
    await socket.watch('{ currentUser { _id } }').done;
    await socket.close();
    await sleep(100);
    const { sessionId } = await signInWithSession('next-browser');
    expect(sessionId).toBe('next-browser');
    expect(await upsert(browsers[0]?.token ?? '', null)).toBe(browsers[0]?.sessionId);
  }, 30_000);
});

describe('sessionLoggedOut', () => {
  it('tells the session that it has ended, then closes its socket', async () => {
    const { token, sessionId } = await signInWithSession();
    const socket = open(token);
    const subscription = socket.watch(WATCH, { id: sessionId });
    await sleep(200);
    const logout = await server.graphql(LOGOUT, { token, variables: { id: sessionId } });
    expect(logout.json.data).toEqual({ logoutSession: { _id: sessionId, status: 'LOGGED_OUT' } });
    await vi.waitFor(() =>
      expect(subscription.events).toEqual([{ data: { sessionLoggedOut: { _id: sessionId, status: 'LOGGED_OUT' } } }]),
    );
    expect(await socket.closed).toBe(4401);
    expect((await meOf(token)).status).toBe(401);
  });

  it('is not for sessions of others, another tenant or nobody', async () => {
    const { sessionId } = await signInWithSession();
    const mentor = open(await server.signIn('mentor@red.test'));
    for (const id of [sessionId, 'made-up']) {
      const { events, done } = mentor.watch(WATCH, { id });
      await done;
      expect(events).toMatchObject([{ errors: [{ message: 'Not found', extensions: { code: 'NotFoundError' } }] }]);
    }
    const visitor = open().watch(WATCH, { id: sessionId });
    await visitor.done;
    const [refusal] = visitor.events;
    expect(refusal?.errors).toMatchObject([{ message: 'Please sign in' }]);
    // The status it has over HTTP is nothing for the socket.
    expect(JSON.stringify(refusal)).not.toContain('http');
    const { json } = await server.graphql(LOGOUT, {
      token: await server.signIn('mentor@red.test'),
      variables: { id: sessionId },
    });
    expect(json.errors).toMatchObject([{ extensions: { code: 'NotFoundError' } }]);
  });
});

describe('the socket', () => {
  it('is not opened for a token that is not good, nor for one of another tenant', async () => {
    const blue = await server.signIn('admin@blue.test', 'blue');
    for (const token of ['made-up', blue]) {
      const socket = open(token);
      void socket.watch('subscription { notificationCreated { _id } }');
      expect(await socket.closed).toBe(4401);
    }
  });

  it('is not opened for a page of another site', async () => {
    const token = await server.signIn('admin@red.test');
    const foreign = open(token, { origin: 'https://evil.example' });
    const { errors, done } = foreign.watch(WATCH, { id: 'x' });
    await done;
    expect(String(errors[0])).not.toBe('undefined');
    const own = open(token, { origin: `http://red.localhost:${server.port}` });
    const query = own.watch('{ currentUser { _id } }');
    await query.done;
    expect(query.events).toEqual([{ data: { currentUser: { _id: 'red-admin' } } }]);
  });

  it('leaves nothing behind when it is closed while it begins', async () => {
    const token = await server.signIn('admin@red.test');
    onTestFinished(() => void vi.restoreAllMocks());
    const listen = vi.spyOn(OutboxReader.prototype, 'subscribe');
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/subscriptions`, 'graphql-transport-ws', {
      headers: { host: `red.localhost:${server.port}` },
    });
    const authenticate = vi.spyOn(Authenticator.prototype, 'authenticate').mockImplementationOnce(async () => {
      socket.terminate();
      await sleep(50);
      return { principal: {}, viewer: { id: 'red-admin' }, token: { tokenHash: 'x' } } as never;
    });
    const init = { type: 'connection_init', payload: { authorization: `Bearer ${token}` } };
    socket.once('open', () => socket.send(JSON.stringify(init)));
    await vi.waitFor(() => expect(authenticate).toHaveResolved());
    await sleep(50);
    expect(listen).not.toHaveBeenCalled();
  });

  it('carries at most 100 subscriptions', async () => {
    const { token, sessionId } = await signInWithSession();
    const socket = open(token);
    const watched = Array.from({ length: 101 }, () => socket.watch(WATCH, { id: sessionId }));
    await vi.waitFor(() => expect(watched.filter(({ errors }) => errors.length > 0)).toHaveLength(1), 5000);
  });
});

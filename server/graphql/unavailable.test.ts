/** While the database is away: everybody is told to come later, and nobody that something is wrong with what they asked. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { openTestSocket } from '#server/testing/openTestSocket.ts';
import { sendRaw } from '#server/testing/sendRaw.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

/** Longer than a process remembers a token or a tenant. */
const FORGOTTEN_MS = 1100;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => void vi.restoreAllMocks());

/** What the process still knows of tenants is kept: else nothing but the first question would be tried. */
function takeAway(...methods: readonly ('withTenant' | 'readInTenant' | 'withSystem' | 'ping')[]): void {
  for (const method of methods) {
    vi.spyOn(server.database, method).mockRejectedValue(new DatabaseUnavailableError(new Error('ECONNRESET')));
  }
}

describe('while the database is away', () => {
  it('GraphQL answers 503 with Retry-After, whichever part of it asks', async () => {
    const ask = (query: string) => server.graphql(query, { token });
    for (const query of ['{ tags { totalCount } }', '{ currentUser { _id } }', 'mutation { upsertSession { _id } }']) {
      await ask(query);
      takeAway('readInTenant', 'withTenant');
      const answer = await ask(query);
      vi.restoreAllMocks();
      expect(answer, query).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
      expect(answer.json.errors).toEqual([expect.objectContaining({ message: 'Please try again in a moment' })]);
      expect(answer.text).not.toMatch(/ECONNRESET|Database/);
    }
  });

  it('says so when it is its disk that is full', async () => {
    const full = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' });
    const refused = await server.database
      .withTenant('red', () => Promise.reject(full))
      .catch((error: unknown) => error);
    vi.spyOn(server.database, 'withTenant').mockRejectedValue(refused);
    const answer = await server.graphql('mutation { upsertSession { _id } }', { token });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(answer.json.errors).toMatchObject([
      { message: expect.stringMatching(/^There is no space left to save this/), extensions: { reason: 'storageFull' } },
    ]);
    expect(answer.text).not.toMatch(/extend|base\/5/);
  });

  it('plain HTTP, readiness and new sockets answer 503 as well, and the process says that it lives', async () => {
    await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_MS));
    takeAway('readInTenant', 'withTenant', 'withSystem', 'ping');
    expect(await server.call('/api/attachments')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(await server.call('/readyz')).toMatchObject({ status: 503 });
    expect(await server.call('/healthz')).toMatchObject({ status: 200 });
    const upgrade =
      'GET /subscriptions HTTP/1.1\r\nHost: red.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const { text } = await sendRaw(server.port, upgrade);
    expect(text).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n/);
  });

  it('an open socket answers what is asked with the same, and is closed for later when it misses an event', async () => {
    const socket = openTestSocket({ port: server.port, token });
    const isOpen = new Promise<void>((resolve) => socket.client.on('connected', () => resolve()));
    const heard = socket.watch('subscription { notificationCreated { _id } }');
    await isOpen;
    await server.graphql('{ tags { totalCount } }', { token });
    takeAway('readInTenant');
    const asked = socket.watch('{ tags { totalCount } }');
    await asked.done;
    expect(asked.events).toMatchObject([{ errors: [{ extensions: { code: 'UnavailableError' } }] }]);
    await server.database.withTenant('red', (tx) =>
      emit(tx, { topic: 'notification.created', payload: { userId: 'red-admin', recipientId: 'r' } }),
    );
    expect(await socket.closed).toBe(1013);
    expect(heard.events).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notify } from '#server/services/people/notify.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { openTestSocket } from '#server/testing/openTestSocket.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

describe('an event that many listen to', () => {
  it('is read once, and by one statement for readers under the same rules', async () => {
    const ids = ['red-admin', 'red-mentor', 'red-cofounder'];
    const tokens = [
      await server.signIn('admin@red.test'),
      await server.signIn('mentor@red.test'),
      await server.signIn('cofounder@red.test'),
    ];
    const sockets = tokens.flatMap((one) =>
      Array.from({ length: 5 }, () => openTestSocket({ port: server.port, token: one })),
    );
    const query = 'subscription { notificationCreated { _id message } }';
    const heard = await Promise.all(
      sockets.map(async (socket) => {
        const isOpen = new Promise<void>((resolve) => socket.client.on('connected', () => resolve()));
        const watched = socket.watch(query);
        await isOpen;
        return watched;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const reads = vi.spyOn(server.database, 'readInTenant');
    await server.database.withTenant('red', (tx) =>
      notify(tx, tenantFixture('UTC'), {
        userIds: ids,
        type: 'metricsRequest',
        notice: { text: 'startup.metricsRequest', name: 'Hello' },
      }),
    );
    await vi.waitFor(() => expect(heard.flatMap(({ events }) => events)).toHaveLength(15), 5000);
    const told = ids.map(
      (_id, reader) => new Set(heard.slice(5 * reader, 5 * reader + 5).map(({ events }) => textOf(events))),
    );
    expect(told.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(new Set(told.flatMap((texts) => [...texts])).size).toBe(3);
    for (const { events } of heard)
      expect(events).toMatchObject([
        { data: { notificationCreated: { message: 'You are asked for the figures of Hello' } } },
      ]);
    // Rules differ by role: at most one statement for each.
    expect(reads.mock.calls.length).toBeLessThanOrEqual(ids.length);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});

const textOf = (events: unknown): string => JSON.stringify(events);

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSocket, type TestSocket } from '#server/testing/openTestSocket.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

/** Resolves when the socket is open and somebody listens on it. */
async function listening(token: string, tenant = 'red'): Promise<TestSocket> {
  const socket = openTestSocket({ port: server.port, tenant, token });
  const isOpen = new Promise<void>((resolve) => socket.client.on('connected', () => resolve()));
  socket.watch('subscription { notificationCreated { _id } }');
  await isOpen;
  return socket;
}

describe('the sockets of a user', () => {
  it('are closed within two seconds when the user is suspended, and those of others stay', async () => {
    const [mentor, admin] = await Promise.all(
      ['mentor', 'admin'].map(async (name) => listening(await server.signIn(`${name}@red.test`))),
    );
    if (!mentor || !admin) throw new Error('no sockets');
    let isAdminClosed = false;
    void admin.closed.then(() => {
      isAdminClosed = true;
    });
    await server.database.withTenant('red', (tx) =>
      sql`update "user" set status = 'Suspended' where id = 'red-mentor'`.execute(tx),
    );
    const began = performance.now();
    expect(await mentor.closed).toBe(4401);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(isAdminClosed).toBe(false);
    await admin.close();
  });

  it('are twenty at most: the oldest goes, and none of anybody else', async () => {
    const token = await server.signIn('cofounder@red.test');
    const other = await listening(await server.signIn('admin@blue.test', 'blue'), 'blue');
    const sockets: TestSocket[] = [];
    for (let index = 0; index < 22; index++) sockets.push(await listening(token));
    const [first, second, ...rest] = sockets;
    expect(await Promise.all([first?.closed, second?.closed])).toEqual([4429, 4429]);
    const left = await Promise.race([Promise.any([other, ...rest].map(({ closed }) => closed)), sleep(300)]);
    expect(left).toBe('nothing');
    await Promise.all([other, ...rest].map((socket) => socket.close()));
  });
});

const sleep = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('nothing'), ms));

it('tells its sockets to come back elsewhere when it ends', async () => {
  const ending = await startTestServer();
  const socket = openTestSocket({ port: ending.port, token: await ending.signIn('admin@red.test') });
  const isOpen = new Promise<void>((resolve) => socket.client.on('connected', () => resolve()));
  socket.watch('subscription { notificationCreated { _id } }');
  await isOpen;
  await ending.close();
  expect(await socket.closed).toBe(1001);
});

import { createServer, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { listenOnPostgres } from './listenOnPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 120_000);
afterAll(() => postgres.close());

it('comes back after the connection was lost, with one new try at a time', async () => {
  const target = new URL(postgres.url);
  const sockets = new Set<Socket>();
  let isCut = false;
  let tries = 0;
  const proxy = createServer((socket) => {
    tries += 1;
    if (isCut) return void socket.destroy();
    const upstream = new Socket();
    upstream.connect(Number(target.port), '127.0.0.1');
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => {});
    }
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
  const address = proxy.address();
  const through = new URL(postgres.url);
  through.port = String(typeof address === 'object' ? address?.port : '');
  const wake = vi.fn();
  const stop = await listenOnPostgres(() => new pg.Client({ connectionString: through.href }), 'bell', wake);

  isCut = true;
  for (const socket of sockets) socket.destroy();
  tries = 0;
  await sleep(4500);
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThan(6);
  isCut = false;
  await vi.waitFor(() => expect(wake).toHaveBeenCalled(), 3000);

  wake.mockClear();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('notify bell');
  await client.end();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce(), 1000);
  await stop();
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => proxy.close(() => resolve()));
}, 30_000);

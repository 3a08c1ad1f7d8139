import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { type RunningPostgres, startPostgres } from '../support/startPostgres.ts';
import { TcpProxy } from '../support/TcpProxy.ts';

const BACK_WITHIN_MS = 5_000;

let postgres: RunningPostgres;
let proxy: TcpProxy;
let database: DatabaseHandle;

beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off']);
  const filling = await openPostgresDatabase(postgres.url);
  await migrate(filling, []);
  await filling.close();
}, 120_000);
afterAll(() => postgres.stop());

beforeEach(async () => {
  // What is lost here is said in the log, each time.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const url = new URL(postgres.url);
  proxy = await TcpProxy.start(Number(url.port));
  url.port = String(proxy.port);
  database = await openPostgresDatabase(url.href, { poolSize: 4 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  await proxy.stop();
});

const read = () => database.readInTenant('a', { sql: 'select $1::int as one', parameters: [1] });
const hold = (seconds: number) => database.withTenant('a', (tx) => sql`select pg_sleep(${seconds})`.execute(tx));
const isUp = () =>
  read().then(
    () => true,
    () => false,
  );
/** How long it takes until reads and writes are answered again. */
async function untilBack(): Promise<number> {
  const started = performance.now();
  while (!(await isUp())) await sleep(50);
  await hold(0);
  return performance.now() - started;
}

async function endConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

describe('connections that are ended', () => {
  it('fail what runs on them with an error that says so, and the next requests get others', async () => {
    for (let storm = 0; storm < 5; storm++) {
      const running = [hold(20), hold(20), hold(20)];
      const outcomes = Promise.allSettled(running);
      await sleep(150);
      await endConnections();
      for (const outcome of await outcomes) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailableError) });
      }
      expect(await untilBack()).toBeLessThan(BACK_WITHIN_MS);
    }
    await expect(database.ping()).resolves.toBeUndefined();
  }, 60_000);

  it('are refused at once while there is no server, and made again when it is back', async () => {
    await read();
    const running = Promise.allSettled([hold(20), read()]);
    await postgres.crash();
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await running;
    const started = performance.now();
    const refused = await Promise.allSettled(Array.from({ length: 64 }, () => read()));
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - started).toBeLessThan(1000);
    await postgres.startAgain();
    expect(await untilBack()).toBeLessThan(BACK_WITHIN_MS);
  }, 60_000);

  it('are given up when the other end is silent, those in use and those waited for', async () => {
    await Promise.all([read(), read()]);
    const running = Promise.allSettled(Array.from({ length: 12 }, () => hold(0.3)));
    await sleep(50);
    proxy.freeze();
    const started = performance.now();
    const outcomes = await running;
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(4);
    expect(performance.now() - started).toBeLessThan(9_000);
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await isUp()).toBe(false);
    proxy.mend();
    expect(await untilBack()).toBeLessThan(BACK_WITHIN_MS);
  }, 60_000);
});

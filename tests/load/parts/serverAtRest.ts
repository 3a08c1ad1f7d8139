import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { freePort, startPostgres } from '../../support/startPostgres.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const REST_MS = 15_000;

/** How soon a second `npm start` answers, and what the server takes when nobody asks anything. */
export async function serverAtRest(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-rest-'));
  const postgres = await startPostgres();
  try {
    // The first may build, makes the database and fills it.
    await npmStart(dataDir);
    const starts: number[] = [];
    for (let round = 0; round < 3; round++) starts.push(await npmStart(dataDir));
    const embedded = await memoryOf({ DATA_DIR: dataDir });
    const first = await ServerProcess.start({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
    await first.stop();
    const external = await memoryOf({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    return [
      { name: 'second npm start ready', value: median(starts) / 1000, unit: 's', bound: { atMost: 5 } },
      { name: 'server memory at rest, PGlite', value: embedded, unit: 'MB', bound: { atMost: 600 } },
      { name: 'server memory at rest, PostgreSQL', value: external, unit: 'MB', bound: { atMost: 220 } },
    ];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds until `npm start` says that it is ready; stops it again. */
async function npmStart(dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), HOST: '127.0.0.1', DEMO: '1' };
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const took = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready http://')) resolve(performance.now() - started);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  // npm, its script and the server are one group.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
  await untilUnlocked(dataDir);
  return took;
}

/** The group's leader may be gone before the server has closed its database. */
async function untilUnlocked(dataDir: string): Promise<void> {
  const probe = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '0' }).catch(() => null);
  if (probe) return probe.stop();
  await wait(500);
  return untilUnlocked(dataDir);
}

/** Resident megabytes of a server that has served a user, some time after. */
async function memoryOf(environment: Readonly<Record<string, string>>): Promise<number> {
  const server = await ServerProcess.start({ ...environment, DEMO: '1' });
  try {
    const token = await server.signIn('demo', 'admin');
    if (!token) throw new Error('nobody could sign in');
    await wait(REST_MS);
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.processId)], { encoding: 'utf8' });
    return Number(kilobytes) / 1024;
  } finally {
    await server.stop();
  }
}

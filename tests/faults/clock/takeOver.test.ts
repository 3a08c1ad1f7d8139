import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type RunningPostgres, startPostgres } from '../../support/startPostgres.ts';
import { countWindows, prepareProbe } from './clockProbe.ts';

const TAKEN_OVER_MS = 30_000;
/** Long enough to be stopped between two statements of one transaction. */
const PAUSE_MS = 300;
const SPEED = 600;

let postgres: RunningPostgres;
let database: DatabaseHandle;
const children: ChildProcess[] = [];
const since = Date.now();

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgresDatabase(postgres.url, { poolSize: 2 });
  await prepareProbe(database);
}, 120_000);

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.close();
  await postgres.stop();
});

function begin(): ChildProcess {
  const process = new URL('./clockProcess.ts', import.meta.url);
  const child = fork(process, [postgres.url, String(since), String(SPEED), String(PAUSE_MS)]);
  children.push(child);
  return child;
}

async function until(child: ChildProcess, wanted: string): Promise<void> {
  for (;;) if ((await once(child, 'message'))[0] === wanted) return;
}

describe('a process that holds the clock in the middle of what is due', () => {
  it.each(['SIGSTOP', 'SIGKILL'] as const)(
    'is followed by another within 30 s of %s',
    { timeout: 90_000 },
    async (how) => {
      const holder = begin();
      await until(holder, 'in the middle');
      holder.kill(how);
      const { windows: before } = await countWindows(database);
      const began = Date.now();
      const other = begin();
      await until(other, 'ready');
      while ((await countWindows(database)).windows <= before && Date.now() - began < TAKEN_OVER_MS) await sleep(200);
      expect(Date.now() - began).toBeLessThan(TAKEN_OVER_MS);
      // The frozen one goes on where it stood, and finds that its part is done.
      if (how === 'SIGSTOP') holder.kill('SIGCONT');
      await sleep(3000);
      for (const child of [holder, other]) child.kill('SIGKILL');
      await sleep(500);
      expect(await countWindows(database)).toMatchObject({ gaps: 0, halves: 0 });
    },
  );
});

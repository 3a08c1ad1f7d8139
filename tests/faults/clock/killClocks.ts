import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Report } from '../Report.ts';
import { countWindows, prepareProbe } from './clockProbe.ts';

/** How much faster than ours the time of the clocks passes. */
const SPEED = 600;

/** So long a process stays between two statements of what is due: long enough to be killed there. */
const PAUSE_MS = 30;
/** After so long without a process in the middle of anything, one is killed as it is. */
const PATIENCE_MS = 5000;

/**
 * Kills one of two processes that hold a clock, again and again, and looks what was done for which time: three times of four
 * the one that is in the middle of what is due, else either, whatever it does.
 */
export async function killClocks(kills: number, random: () => number): Promise<Report> {
  const postgres = await startPostgres();
  const database = await openPostgresDatabase(postgres.url, { poolSize: 2 });
  const children: ChildProcess[] = [];
  try {
    await prepareProbe(database);
    const since = Date.now();
    const begin = async () => {
      const child = fork(new URL('./clockProcess.ts', import.meta.url), [
        ...[postgres.url, String(since), String(SPEED), String(PAUSE_MS)],
      ]);
      await once(child, 'message');
      return child;
    };
    children.push(await begin(), await begin());
    let holders = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(20 + random() * 150);
      const holder = random() < 0.75 ? await inTheMiddle(children) : null;
      if (holder !== null) holders += 1;
      // Anywhere between the two statements.
      if (holder !== null) await sleep(random() * PAUSE_MS);
      const index = holder ?? (random() < 0.5 ? 0 : 1);
      const dying = children[index];
      if (dying !== undefined) await end(dying);
      children[index] = await begin();
    }
    await Promise.all(children.map(end));
    const { windows, gaps, halves } = await countWindows(database);
    const failures = [
      ...(holders < kills / 2 ? [`only ${holders} were killed in the middle of something`] : []),
      ...(windows < kills / 2 ? [`only ${windows} windows were done`] : []),
      ...(gaps > 0 ? [`${gaps} windows do not begin where the one before ended`] : []),
      ...(halves > 0 ? [`${halves} windows were done by half, or twice`] : []),
    ];
    return {
      summary: `${kills} kills, ${holders} in the middle, ${windows} windows, ${gaps} skipped or twice, ${halves} by half`,
      failures,
    };
  } finally {
    await Promise.all(children.map(end));
    await database.close();
    await postgres.stop();
  }
}

/** Which of the processes is the first to be in the middle of what is due; null where none is in time. */
async function inTheMiddle(children: readonly ChildProcess[]): Promise<number | null> {
  const listening = new AbortController();
  const { signal } = listening;
  const isThere = async (child: ChildProcess, index: number): Promise<number> => {
    for (;;) if ((await once(child, 'message', { signal }))[0] === 'in the middle') return index;
  };
  try {
    return await Promise.race([...children.map(isThere), sleep(PATIENCE_MS, null, { signal })]);
  } finally {
    listening.abort();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

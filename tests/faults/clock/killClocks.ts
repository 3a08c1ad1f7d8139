import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Report } from '../Report.ts';
import { countWindows, prepareProbe } from './clockProbe.ts';

/** How much faster than ours the time of the clocks passes. */
const SPEED = 600;

/** Kills one of two processes that hold a clock, again and again, and looks what was done for which time. */
export async function killClocks(kills: number, random: () => number): Promise<Report> {
  const postgres = await startPostgres();
  const database = await openPostgresDatabase(postgres.url, { poolSize: 2 });
  const children: ChildProcess[] = [];
  try {
    await prepareProbe(database);
    const since = Date.now();
    const begin = async () => {
      const child = fork(new URL('./clockProcess.ts', import.meta.url), [postgres.url, String(since), String(SPEED)]);
      await once(child, 'message');
      return child;
    };
    children.push(await begin(), await begin());
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(20 + random() * 150);
      const index = random() < 0.5 ? 0 : 1;
      const dying = children[index];
      if (dying !== undefined) await end(dying);
      children[index] = await begin();
    }
    await Promise.all(children.map(end));
    const { windows, gaps, halves } = await countWindows(database);
    const failures = [
      ...(windows < kills / 2 ? [`only ${windows} windows were done`] : []),
      ...(gaps > 0 ? [`${gaps} windows do not begin where the one before ended`] : []),
      ...(halves > 0 ? [`${halves} windows were done by half, or twice`] : []),
    ];
    return { summary: `${kills} kills, ${windows} windows, ${gaps} skipped or twice, ${halves} by half`, failures };
  } finally {
    await Promise.all(children.map(end));
    await database.close();
    await postgres.stop();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

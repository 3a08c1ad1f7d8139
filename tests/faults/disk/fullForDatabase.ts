import { ServerProcess } from '../../support/ServerProcess.ts';
import { SmallDisk } from '../../support/SmallDisk.ts';
import { readNames } from '../killDuringWrites.ts';
import type { Report } from '../Report.ts';
import { pause, Writers } from '../Writers.ts';

/** Until a page can't be added: what there is of the log of writes goes on for a while. */
const ROOM = 300_000;
const REFUSALS = 20;
const PATIENCE_MS = 30_000;
const BACK_MS = 5_000;

/** The embedded database on a disk that runs full under writes, is given room, and is killed and started again. */
export async function fillWithWrites(): Promise<Report> {
  const disk = new SmallDisk(600);
  const environment = { DATA_DIR: disk.folder, DEMO: '1' };
  const server = await ServerProcess.start(environment);
  const writers = await Writers.start(() => [server], 4);
  const failures: string[] = [];
  try {
    await writers.untilNext(BACK_MS);
    disk.fillUpTo(ROOM);
    const began = performance.now();
    while (writers.refused < REFUSALS && performance.now() - began < PATIENCE_MS) await pause(50);
    if (writers.refused < REFUSALS) failures.push(`only ${writers.refused} writes were refused`);
    if ((await server.send('demo', 'GET', '/healthz')).status !== 200) failures.push('it does not say that it lives');
    disk.makeRoom();
    if ((await writers.untilNext(BACK_MS)) >= BACK_MS)
      failures.push('nothing was written although there is room again');
    await writers.stop();
    await server.kill();
    const names = new Set(await readNames(environment, 'fault-'));
    const lost = writers.acknowledged.filter((name) => !names.has(name));
    failures.push(...writers.wrong, ...lost.map((name) => `lost: ${name}`));
    const { acknowledged, refused } = writers;
    return { summary: `${acknowledged.length} acknowledged writes, ${refused} refused, ${lost.length} lost`, failures };
  } finally {
    void writers.stop();
    await server.kill();
    disk.remove();
  }
}

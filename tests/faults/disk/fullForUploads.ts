import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { SmallDisk } from '../../support/SmallDisk.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Report } from '../Report.ts';
import { Writers } from '../Writers.ts';
import { compareWritten } from '../writtenNames.ts';
import { Uploaders } from './Uploaders.ts';

/** Beyond what the demo puts there. */
const ROOM = 6_000_000;
const BACK_MS = 5_000;

/** Files on a disk that runs full, the database elsewhere: uploads are refused, everything else goes on. */
export async function fillWithUploads(): Promise<Report> {
  const disk = new SmallDisk(200);
  const postgres = await startPostgres();
  const server = await ServerProcess.start({ DATA_DIR: disk.folder, DATABASE_URL: postgres.url, DEMO: '1' });
  const writers = await Writers.start(() => [server], 2);
  try {
    const uploaders = new Uploaders(server, await server.signIn('demo', 'admin'));
    disk.fillUpTo(ROOM);
    await uploaders.untilRefused(20, 100);
    const failures = uploaders.refused < 20 ? [`only ${uploaders.refused} uploads were refused`] : [];
    if ((await writers.untilNext(BACK_MS)) >= BACK_MS)
      failures.push('nothing could be written while the disk was full');
    const left = readdirSync(join(disk.folder, 'incoming')).length;
    if (left > 0) failures.push(`${left} files were left of uploads that were refused`);
    disk.makeRoom();
    for (const isResumable of [true, false]) {
      if (!(await uploaders.upload(isResumable))) failures.push('refused although there is room again');
    }
    await writers.stop();
    const lost = [...(await uploaders.lost()), ...(await compareWritten(postgres.url, writers.acknowledged)).lost];
    failures.push(...uploaders.wrong, ...writers.wrong, ...lost.map((name) => `lost: ${name}`));
    if (!server.isRunning) failures.push('the server has ended');
    const { taken, refused } = uploaders;
    const written = writers.acknowledged.length;
    return { summary: `${taken.size} files taken, ${refused} refused, ${written} writes meanwhile`, failures };
  } finally {
    await writers.stop();
    await server.kill();
    await postgres.stop();
    disk.remove();
  }
}

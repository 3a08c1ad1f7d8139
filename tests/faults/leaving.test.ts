import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareDemo } from '#server/testing/testDatabase.ts';
import { ServerProcess } from '../support/ServerProcess.ts';
import { endUnderTraffic } from './gracefulEnd.ts';
import { restartInTurn } from './rollingRestart.ts';

/** The short forms of `npm run test:faults -- ending rolling`. */
it('ends without cutting a single request off', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-ending-'));
  try {
    await prepareDemo(dataDir);
    const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
    const { cut, served, exitCode } = await endUnderTraffic(server, 20);
    expect({ cut, exitCode }).toEqual({ cut: [], exitCode: 0 });
    expect(served).toBeGreaterThan(100);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 180_000);

it('is restarted, one process after the other, without a failed request', async () => {
  const { sent, failed } = await restartInTurn({ perSecond: 100, rounds: 1 });
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(200);
}, 180_000);

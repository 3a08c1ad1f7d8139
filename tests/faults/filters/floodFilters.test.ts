import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareDemo } from '#server/testing/testDatabase.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { floodFilters } from './floodFilters.ts';

/** The short form of `npm run test:faults -- filters`, which measures. */
const dataDir = mkdtempSync(join(tmpdir(), 'cohort-faults-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('refuses each filter of a flood, and serves others meanwhile', { timeout: 180_000 }, async () => {
  await prepareDemo(dataDir);
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  const outcome = await floodFilters(server, 4, 1000).finally(() => server.kill());
  expect(outcome.failures).toEqual([]);
  expect(outcome.refused).toBeGreaterThan(0);
});

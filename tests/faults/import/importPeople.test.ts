import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { killDuringImport } from './importPeople.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'cohort-import-'));
const environment = { DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' };
const running: ServerProcess[] = [];
const start = async (): Promise<ServerProcess> => {
  const server = await ServerProcess.start(environment);
  running.push(server);
  return server;
};

afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  rmSync(dataDir, { recursive: true, force: true });
});

it('an import whose process was killed goes on in the next one, and makes nobody twice', async () => {
  const { failures } = await killDuringImport(await start(), start, 120, 60_000);
  expect(failures).toEqual([]);
}, 180_000);

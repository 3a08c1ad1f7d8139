import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDemo } from '#server/testing/testDatabase.ts';
import { startPostgres } from '../support/startPostgres.ts';
import { killDuringWrites } from './killDuringWrites.ts';

/** The short form of `npm run test:faults`. */
const kills = 3;
const dataDir = mkdtempSync(join(tmpdir(), 'cohort-faults-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const random = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

describe('a server that is killed during writes', () => {
  it('loses and doubles nothing that it acknowledged, on the embedded database', { timeout: 180_000 }, async () => {
    const embedded = join(dataDir, 'embedded');
    await prepareDemo(embedded);
    const outcome = await killDuringWrites({ DATA_DIR: embedded, DEMO: '1' }, kills, random(7));
    expect(outcome).toMatchObject({ lost: [], doubled: [] });
    expect(outcome.acknowledged).toBeGreaterThan(0);
  });

  it('loses and doubles nothing that it acknowledged, on PostgreSQL', { timeout: 180_000 }, async () => {
    const postgres = await startPostgres();
    try {
      const environment = { DATA_DIR: join(dataDir, 'postgres'), DATABASE_URL: postgres.url, DEMO: '1' };
      const outcome = await killDuringWrites(environment, kills, random(11));
      expect(outcome).toMatchObject({ lost: [], doubled: [] });
      expect(outcome.acknowledged).toBeGreaterThan(0);
    } finally {
      await postgres.stop();
    }
  });
});

/**
 * `npm run test:faults`: the long form, 300 kills on each database. `npm run test:faults -- 20` for fewer,
 * `npm run test:faults -- 300 embedded` for one of them. `npm run test:faults -- spec` makes each value of the spec wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../support/startPostgres.ts';
import { killDuringWrites } from './killDuringWrites.ts';
import { mutateAll } from './spec/mutateAll.ts';

if (process.argv[2] === 'spec') {
  const [first, last] = process.argv.slice(3).map(Number);
  process.exit(mutateAll(first, last) > 0 ? 1 : 0);
}

const kills = Number(process.argv[2] ?? 300);
const only = process.argv[3];
const dataDir = mkdtempSync(join(tmpdir(), 'cohort-faults-'));
const outcomes = { passed: 0, failed: 0 };

async function report(name: string, environment: Record<string, string>): Promise<void> {
  if (only !== undefined && only !== name.toLowerCase()) return;
  const outcome = await killDuringWrites(environment, kills, Math.random);
  const isFine = outcome.lost.length === 0 && outcome.doubled.length === 0;
  outcomes[isFine ? 'passed' : 'failed'] += 1;
  console.log(
    `${name}: ${outcome.kills} kills, ${outcome.acknowledged} acknowledged writes, ${outcome.lost.length} lost, ${outcome.doubled.length} doubled`,
  );
}

const postgres = await startPostgres();
try {
  await report('PostgreSQL', { DATA_DIR: join(dataDir, 'postgres'), DATABASE_URL: postgres.url, DEMO: '1' });
  await report('embedded', { DATA_DIR: join(dataDir, 'embedded'), DEMO: '1' });
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${outcomes.passed} passed, ${outcomes.failed} failed`);
process.exitCode = outcomes.failed > 0 || outcomes.passed === 0 ? 1 : 0;

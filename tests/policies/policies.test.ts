import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { coverageOf } from './coverage.ts';
import { type PolicyRun, runPolicies } from './runPolicies.ts';

let database: DatabaseHandle;
let run: PolicyRun;

beforeAll(async () => {
  database = await openMigratedDatabase();
  run = await runPolicies(process.cwd(), database);
}, 60_000);
afterAll(() => database.close());

describe('the policy tests of spec/access', () => {
  it('are all kept by the rules', () => {
    const broken = run.results.filter(({ isKept }) => !isKept);
    expect(
      broken.map(({ file, line, sentence, decision }) => `${file}:${line} ${sentence}: ${decision.by.join(', ')}`),
    ).toEqual([]);
    expect(run.results.length).toBeGreaterThan(80);
  });

  it('say by which rule somebody gets in', () => {
    const mona = run.results.find(({ sentence }) => sentence === 'mona may read acme');
    expect(mona?.decision.by).toEqual([expect.stringMatching(/^spec\/entities\/startup\.yaml:\d+$/)]);
  });

  it('know what they do not touch', () => {
    const { all, touched, untouchedRules, untouchedGrants } = coverageOf(run);
    expect(touched).toBeGreaterThan(20);
    expect(untouchedRules).toHaveLength(all - touched);
    expect(untouchedRules.some((rule) => rule.startsWith('Startup read'))).toBe(false);
    expect(untouchedGrants).not.toContain('STARTUP/FILE:VIEW Mentor');
  });
});

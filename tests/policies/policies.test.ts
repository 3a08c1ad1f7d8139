import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProject } from '#generator/write/readProject.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { coverageOf } from './coverage.ts';
import { type PolicyRun, runPolicies } from './runPolicies.ts';

const project = readProject(process.cwd());
let database: DatabaseHandle;
let run: PolicyRun;

beforeAll(async () => {
  database = await openMigratedDatabase();
  run = await runPolicies(project, database);
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

  it.each([
    [
      'a field opened',
      'spec/entities/application.yaml',
      '- allow: nonJudges',
      '- allow: everyone',
      'eva may not read hidden.startupName',
    ],
    [
      'a condition gone',
      'spec/entities/application.yaml',
      'where: { readers: $user.id, status: { ne: draft } }',
      'where: { status: { ne: draft } }',
      'ivo may not read hers',
    ],
    [
      'a rule closed',
      'spec/entities/startup.yaml',
      '          - { id: $user.startups }\n          - { id: $user.assignedStartups }',
      '          - { id: $user.startups }',
      'mona may read acme',
    ],
  ])('notice %s', async (name, file, from, to, sentence) => {
    const text = project.texts.get(file) ?? '';
    expect(text).toContain(from);
    const changed = { ...project, texts: new Map(project.texts).set(file, text.replace(from, to)) };
    const { results } = await runPolicies(changed, database, name.replaceAll(' ', ''));
    expect(results.filter(({ isKept }) => !isKept).map((result) => result.sentence)).toContain(sentence);
  });

  it('know what they do not touch', () => {
    const { all, touched, untouchedRules, untouchedGrants } = coverageOf(run);
    expect(touched).toBeGreaterThan(20);
    expect(untouchedRules).toHaveLength(all - touched);
    expect(untouchedRules.some((rule) => rule.startsWith('Startup read'))).toBe(false);
    expect(untouchedGrants).not.toContain('STARTUP/FILE:VIEW Mentor');
  });
});

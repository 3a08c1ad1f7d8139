import { describe, expect, it } from 'vitest';
import { readProject } from '#generator/write/readProject.ts';
import { declarationsOf } from './declarations.ts';
import { mutateDeclared } from './mutateDeclared.ts';

// Every declaration in `npm run test:faults -- mutants`; here the same some fifty each time, spread over all kinds.
describe('what the spec declares', () => {
  it('has constants, form fields, labels and rules by the hundred', () => {
    const byKind = Map.groupBy(declarationsOf(readProject(process.cwd())), ({ kind }) => kind);
    const counts = [...byKind].map(([kind, found]) => [kind, found.length] as const);
    const least = { constant: 60, 'form field': 900, label: 2000, rule: 1000 };
    expect(counts.map(([kind]) => kind)).toEqual(Object.keys(least));
    for (const [kind, count] of counts) expect(count, kind).toBeGreaterThan(least[kind]);
  });

  it('cannot be another without a finding, a stale document or a failed test', { timeout: 180_000 }, () => {
    const { counts, survivors } = mutateDeclared({ every: 83, from: 5 });
    expect(survivors).toEqual([]);
    expect(counts.label.finding).toBeGreaterThan(15);
    expect(counts.rule.document).toBeGreaterThan(5);
    expect(counts['form field'].document).toBeGreaterThan(5);
    expect(counts.constant.test).toBeGreaterThan(0);
  });
});

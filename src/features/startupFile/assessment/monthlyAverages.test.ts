import { describe, expect, it } from 'vitest';
import { monthlyAverages } from './monthlyAverages.ts';
import type { Score } from './useScores.ts';

const given = (assessedOn: string, score: number): Score => ({ _id: assessedOn, assessedOn, score }) as Score;

describe('averages by month', () => {
  it('begin with the earliest and count what they are made of', () => {
    const scores = [given('2026-04-12', 8), given('2026-02-03', 5), given('2026-04-01', 6)];
    expect(monthlyAverages(scores)).toEqual([
      { month: '2026-02', value: 5, count: 1 },
      { month: '2026-04', value: 7, count: 2 },
    ]);
  });

  it('are none without assessments', () => {
    expect(monthlyAverages([])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { conditionHolds } from './conditionHolds.ts';

describe('a condition of nobody', () => {
  it.each([
    [{ status: { eq: 'missed' } }, { status: 'missed' }, true],
    [{ status: { in: ['missed', 'reached'] } }, { status: 'planned' }, false],
    [{ file: { exists: false } }, {}, true],
    [{ file: { exists: false } }, { file: '' }, true],
    [{ file: { exists: false } }, { file: 'f1' }, false],
    [{ not: { capacity: { gt: 10 } } }, { capacity: null }, true],
  ])('%j is asked of %j: %s', (condition, values, expected) => {
    expect(conditionHolds(condition, values)).toBe(expected);
  });
});

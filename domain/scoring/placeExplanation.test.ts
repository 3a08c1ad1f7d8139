import { describe, expect, it } from 'vitest';
import type { GivenScore } from './evaluatorLevels.ts';
import { explainPlace } from './placeExplanation.ts';

const scoresOf = (evaluator: string, given: Readonly<Record<string, number>>): GivenScore[] =>
  Object.entries(given).map(([application, score]) => ({ application, evaluator, score }));

describe('the explanation of a place', () => {
  // The kind one gives 8 on average, the stern one 5; all together 6.5.
  const scores = [...scoresOf('kind', { x: 9, y: 8, z: 7 }), ...scoresOf('stern', { x: 6, y: 5, w: 4 })];

  it('says what each score became, and by how much it is ahead of the next', () => {
    expect(explainPlace(scores, 'x')).toEqual({
      place: { application: 'x', rank: 1, count: 2, mean: 7.5, levelled: 7.5, spread: 1.5, shift: 0 },
      meanOfAll: 6.5,
      given: [
        {
          evaluator: 'kind',
          score: 9,
          count: 3,
          average: 8,
          spread: 0.8,
          isLevelled: true,
          shift: -1.5,
          levelled: 7.5,
        },
        {
          evaluator: 'stern',
          score: 6,
          count: 3,
          average: 5,
          spread: 0.8,
          isLevelled: true,
          shift: 1.5,
          levelled: 7.5,
        },
      ],
      isCapped: false,
      next: { application: 'y', rank: 2, count: 2, mean: 6.5, levelled: 6.5, spread: 1.5, shift: 0 },
      ahead: 1,
      placedBy: 'levelled',
    });
  });

  it('says which figure decides between two that are level', () => {
    // Both come to 5.5: z was given 7 by the kind one, w 4 by the stern one.
    expect(explainPlace(scores, 'z')).toMatchObject({
      place: { rank: 3, mean: 7, shift: -1.5 },
      next: { application: 'w', rank: 3, shift: 1.5 },
      ahead: 0,
      placedBy: 'mean',
    });
    const few = [...scoresOf('a', { apart: 4 }), ...scoresOf('b', { apart: 8 })];
    const level = [...few, ...scoresOf('c', { close: 6 }), ...scoresOf('d', { close: 6 })];
    expect(explainPlace(level, 'close')).toMatchObject({
      next: { application: 'apart', spread: 2 },
      placedBy: 'spread',
    });
    const more = [...level, ...scoresOf('e', { one: 6 })];
    expect(explainPlace(more, 'apart')).toMatchObject({ next: { application: 'one' }, placedBy: 'count' });
    const same = [...scoresOf('a', { x: 6 }), ...scoresOf('b', { y: 6 })];
    expect(explainPlace(same, 'x')).toMatchObject({ place: { rank: 1 }, next: { rank: 1 }, placedBy: null });
  });

  it('has no next at the end, and says where levelling went beyond the scale', () => {
    expect(explainPlace(scores, 'w')).toMatchObject({ next: null, ahead: 0, placedBy: null, isCapped: false });
    const far = [...scoresOf('kind', { a: 10, b: 9, c: 9 }), ...scoresOf('stern', { d: 10, e: 1, f: 1 })];
    expect(explainPlace(far, 'd')).toMatchObject({ place: { levelled: 10 }, isCapped: true });
    expect(explainPlace(far, 'nobody')).toBeNull();
  });
});

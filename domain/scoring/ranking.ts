import { type EvaluatorLevel, evaluatorLevels, type GivenScore } from './evaluatorLevels.ts';
import { deviationOf, meanOf } from './means.ts';
import { rounded } from './weightedScore.ts';

export interface Place {
  readonly application: string;
  /** 1 for the best; those who are equal share a place. */
  readonly rank: number;
  readonly count: number;
  /** The mean as it was given. */
  readonly mean: number;
  /** The mean after strict and generous evaluators were put on one level; places follow it. */
  readonly levelled: number;
  /** How far evaluators are apart: the standard deviation. */
  readonly spread: number;
}

/** The figure by which one application comes before another. */
export type PlacedBy = 'levelled' | 'mean' | 'count' | 'spread';

/** In which order figures count; of those that are level, the one whose evaluators are closer together comes first. */
const figures: readonly (readonly [PlacedBy, 1 | -1])[] = [
  ['levelled', -1],
  ['mean', -1],
  ['count', -1],
  ['spread', 1],
];

/**
 * Ranks applications. Each score is moved by how far its evaluator's average lies from the average of all, so that nobody
 * wins by having had the generous ones; those who have scored fewer than three are taken as they are.
 */
export function ranking(scores: readonly GivenScore[]): Place[] {
  const levels = evaluatorLevels(scores);
  const places = [...Map.groupBy(scores, ({ application }) => application)].map(([application, own]) => ({
    application,
    count: own.length,
    mean: rounded(meanOf(own.map(({ score }) => score))),
    levelled: rounded(within(levelledMean(own, levels))),
    spread: rounded(deviationOf(own.map(({ score }) => score))),
  }));
  places.sort((a, b) => {
    const by = placedBy(a, b);
    const sign = figures.find(([figure]) => figure === by)?.[1] ?? 1;
    return by === null ? 0 : (a[by] - b[by]) * sign;
  });
  return places.map((place) => ({
    ...place,
    rank: 1 + places.filter(({ levelled }) => levelled > place.levelled).length,
  }));
}

/** The first figure in which two places differ; null where they are equal in all. */
export function placedBy(a: Pick<Place, PlacedBy>, b: Pick<Place, PlacedBy>): PlacedBy | null {
  return figures.find(([figure]) => a[figure] !== b[figure])?.[0] ?? null;
}

/** What the scores of an application come to on one level, before they are kept between 0 and 10. */
export function levelledMean(own: readonly GivenScore[], levels: ReadonlyMap<string, EvaluatorLevel>): number {
  return meanOf(own.map(({ score, evaluator }) => score - (levels.get(evaluator)?.bias ?? 0)));
}

const within = (score: number): number => Math.min(10, Math.max(0, score));

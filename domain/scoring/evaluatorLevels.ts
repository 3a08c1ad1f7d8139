import { deviationOf, meanOf } from './means.ts';

/** One score that was handed in. */
export interface GivenScore {
  readonly application: string;
  readonly evaluator: string;
  readonly score: number;
}

/** How an evaluator scores beside the others. */
export interface EvaluatorLevel {
  readonly count: number;
  readonly average: number;
  readonly spread: number;
  /** Whether they have scored enough to be levelled. */
  readonly isLevelled: boolean;
  /** How much more than all they give on average; nothing where that can't be told yet. */
  readonly bias: number;
}

/** Of fewer scores nobody can tell whether they are strict or had strong applications. */
const ENOUGH_SCORES = 3;

/** The level of everybody who has scored. */
export function evaluatorLevels(scores: readonly GivenScore[]): Map<string, EvaluatorLevel> {
  const all = meanOf(scores.map(({ score }) => score));
  return new Map(
    [...Map.groupBy(scores, ({ evaluator }) => evaluator)].map(([evaluator, own]) => {
      const given = own.map(({ score }) => score);
      const average = meanOf(given);
      const isLevelled = given.length >= ENOUGH_SCORES;
      const bias = isLevelled ? average - all : 0;
      return [evaluator, { count: given.length, average, spread: deviationOf(given), isLevelled, bias }];
    }),
  );
}

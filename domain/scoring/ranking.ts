import { rounded } from './weightedScore.ts';

/** One score that was handed in. */
export interface GivenScore {
  readonly application: string;
  readonly evaluator: string;
  readonly score: number;
}

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

/** Of fewer scores nobody can tell whether they are strict or had strong applications. */
const ENOUGH_SCORES = 3;

/**
 * Ranks applications. Each score is moved by how far its evaluator's average lies from the average of all, so that nobody
 * wins by having had the generous ones; those who have scored fewer than three are taken as they are.
 */
export function ranking(scores: readonly GivenScore[]): Place[] {
  const all = meanOf(scores.map(({ score }) => score));
  const bias = new Map(
    [...Map.groupBy(scores, ({ evaluator }) => evaluator)].map(([id, own]) => [id, biasOf(own, all)]),
  );
  const places = [...Map.groupBy(scores, ({ application }) => application)].map(([application, own]) => ({
    application,
    count: own.length,
    mean: rounded(meanOf(own.map(({ score }) => score))),
    levelled: rounded(within(meanOf(own.map(({ score, evaluator }) => score - (bias.get(evaluator) ?? 0))))),
    spread: rounded(deviationOf(own.map(({ score }) => score))),
  }));
  places.sort((a, b) => b.levelled - a.levelled || b.mean - a.mean || b.count - a.count);
  return places.map((place) => ({
    ...place,
    rank: 1 + places.filter(({ levelled }) => levelled > place.levelled).length,
  }));
}

/** How much more than all an evaluator gives on average. */
export function biasOf(own: readonly GivenScore[], meanOfAll: number): number {
  return own.length < ENOUGH_SCORES ? 0 : meanOf(own.map(({ score }) => score)) - meanOfAll;
}

const within = (score: number): number => Math.min(10, Math.max(0, score));

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)));
}

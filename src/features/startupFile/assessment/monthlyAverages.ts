import { average, type Score } from './useScores.ts';

export interface MonthlyAverage {
  /** `2026-04`. */
  readonly month: string;
  readonly value: number;
  readonly count: number;
}

/** What assessments come to on average, month by month, the earliest first. Months without one are left out. */
export function monthlyAverages(scores: readonly Score[]): readonly MonthlyAverage[] {
  return [...Map.groupBy(scores, ({ assessedOn }) => assessedOn.slice(0, 7))]
    .map(([month, members]) => ({ month, value: average(members.map(({ score }) => score)), count: members.length }))
    .sort((one, other) => one.month.localeCompare(other.month));
}

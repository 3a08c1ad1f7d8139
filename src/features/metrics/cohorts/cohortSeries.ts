import type { ChartSeries } from '#src/ui/charts/ChartSeries.ts';
import type { CohortComparisonQuery } from '../portfolio/portfolio.gen.ts';

export type Cohort = CohortComparisonQuery['cohortComparison']['cohorts'][number];

/** What of the startups of a program is compared. */
export const measures = ['average', 'median', 'sum'] as const;
export type Measure = (typeof measures)[number];

/** More lines are not told apart. */
export const MOST_COHORTS = 4;

/** The programs of the address; without any the newest ones. */
export function chosenCohorts(cohorts: readonly Cohort[], ids: readonly string[]): readonly Cohort[] {
  const chosen = cohorts.filter(({ id }) => ids.includes(id));
  return (chosen.length > 0 ? chosen : cohorts).slice(0, MOST_COHORTS);
}

/** All months from the first of the programs to the last that any of them has a figure for. */
export function monthsOf(cohorts: readonly Cohort[]): readonly number[] {
  const last = Math.max(-1, ...cohorts.flatMap(({ points }) => points.map(({ month }) => month)));
  return Array.from({ length: last + 1 }, (_, month) => month);
}

export function cohortSeries(
  cohorts: readonly Cohort[],
  months: readonly number[],
  measure: Measure,
): readonly ChartSeries[] {
  return cohorts.map(({ id, name, points }) => {
    const values = new Map(points.map((point) => [point.month, point[measure]]));
    return { id, name, values: months.map((month) => values.get(month) ?? null) };
  });
}

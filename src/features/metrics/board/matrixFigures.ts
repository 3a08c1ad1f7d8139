import { csvText } from '#domain/csv/csvText.ts';
import type { MetricsMatrixQuery } from './board.gen.ts';

export type Matrix = MetricsMatrixQuery['metricsMatrix'];
export type MatrixRow = Matrix['rows'][number];

/** Programs with the average of their startups, month by month; null where none of them has reported. */
export interface CohortRow {
  readonly id: string;
  readonly name: string;
  readonly averages: readonly (number | null)[];
}

/** How a value differs from that of the month before, as a part of it; null where there is nothing to compare. */
export function changeOf(before: number | null | undefined, value: number | null | undefined): number | null {
  if (before === null || before === undefined || value === null || value === undefined || before === 0) return null;
  return (value - before) / Math.abs(before);
}

export function averagesOf(rows: readonly MatrixRow[], months: number): readonly (number | null)[] {
  return Array.from({ length: months }, (_, index) => {
    const values = rows.flatMap(({ cells }) => cells[index]?.value ?? []);
    return values.length === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  });
}

/** From here on nobody reads what stands behind the comma of an average. */
const WHOLE_FROM = 100;

function rounded(value: number): number {
  return Math.abs(value) >= WHOLE_FROM ? Math.round(value) : Math.round(value * 10) / 10;
}

/** Startups of a program compared with those of the others; those of no program are in none. */
export function cohortsOf(rows: readonly MatrixRow[], months: number): readonly CohortRow[] {
  const groups = Map.groupBy(
    rows.filter(({ program }) => program),
    ({ program }) => program?.id ?? '',
  );
  return [...groups].map(([id, group]) => ({
    id,
    name: group[0]?.program?.name ?? '',
    averages: averagesOf(group, months),
  }));
}

/** The table as a file, with plain numbers. */
export function matrixCsv(title: string, { months, rows }: Pick<Matrix, 'months' | 'rows'>): string {
  return csvText([
    [title, ...months.map((month) => month.slice(0, 7))],
    ...rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.value ?? '')]),
  ]);
}

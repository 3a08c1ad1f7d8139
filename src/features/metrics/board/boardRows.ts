import type { MetricsBoardQuery } from './board.gen.ts';

export type Board = MetricsBoardQuery['metricsBoard'];
export type BoardRow = Board['rows'][number];
export type BoardCell = NonNullable<BoardRow['cells'][number]>;
export type BoardPeriod = Board['periods'][number];

/** Whether a startup owes figures that are still asked for. */
export function isMissing({ cells }: BoardRow): boolean {
  return cells.some((cell) => cell?.state === 'open' || cell?.state === 'late');
}

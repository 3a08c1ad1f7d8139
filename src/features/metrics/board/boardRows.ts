import type { MetricsBoardQuery } from './board.gen.ts';

export type Board = MetricsBoardQuery['metricsBoard'];
export type BoardRow = Board['rows'][number];
export type BoardCell = NonNullable<BoardRow['cells'][number]>;
export type BoardPeriod = Board['periods'][number];

/** Where a cell stands. */
export interface BoardCellAt {
  readonly row: BoardRow;
  readonly period: BoardPeriod;
}

/** Whether figures of a cell are still asked for. */
export const isOpen = (cell: BoardCell | null | undefined): boolean => cell?.state === 'open' || cell?.state === 'late';

/** Whether a startup owes figures that are still asked for. */
export function isMissing({ cells }: BoardRow): boolean {
  return cells.some(isOpen);
}

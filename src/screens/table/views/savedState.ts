import type { TableScreenMeta } from '#domain/model/screens.ts';
import { isAddedFilter } from '../added/addedFilter.ts';
import { readTableSearch, type TableSearch } from '../tableSearch.ts';

/** A table's state as it is kept: what makes no sense, and what is as always, is left out. */
export function savedState(state: unknown): TableSearch {
  return typeof state === 'object' && state !== null ? readTableSearch({ ...state }) : {};
}

/** The record on whose page the table stands. */
export function recordOf(fixedFilter: Readonly<Record<string, unknown>> | undefined): string | null {
  const [condition] = Object.values(fixedFilter ?? {}) as { readonly IS?: unknown }[];
  return typeof condition?.IS === 'string' ? condition.IS : null;
}

/** Whether it is filtered by what one record alone has: its questions, which are not asked elsewhere, or its columns of a board. */
export function isOfOneRecord(
  { filters, board }: Pick<TableScreenMeta, 'filters' | 'board'>,
  { f }: TableSearch,
): boolean {
  const byQuestion = filters.filter((filter) => filter.type === 'many' && !isAddedFilter(filter));
  const column = board && 'entity' in board.columns ? board.columns.entity : null;
  const byColumn = filters.filter(({ entity }) => entity !== undefined && entity === column);
  return [...byQuestion, ...byColumn].some(({ field }) => (f?.[field]?.length ?? 0) > 0);
}

/** Whether the table shows what was kept; the order in which filters were chosen makes no difference. */
export function isSameState(one: unknown, other: unknown): boolean {
  return stateText(one) === stateText(other);
}

function stateText(state: unknown): string {
  const { f, ...rest } = savedState(state);
  return JSON.stringify([rest, Object.entries(f ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

import { readTableSearch, type TableSearch } from '../tableSearch.ts';

/** A table's state as it is kept: what makes no sense, and what is as always, is left out. */
export function savedState(state: unknown): TableSearch {
  return typeof state === 'object' && state !== null ? readTableSearch({ ...state }) : {};
}

/** Whether the table shows what was kept; the order in which filters were chosen makes no difference. */
export function isSameState(one: unknown, other: unknown): boolean {
  return stateText(one) === stateText(other);
}

function stateText(state: unknown): string {
  const { f, ...rest } = savedState(state);
  return JSON.stringify([rest, Object.entries(f ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

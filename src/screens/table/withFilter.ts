import type { TableSearch } from './tableSearch.ts';

/** The address after a filter got other values; none removes it. */
export function withFilter(search: TableSearch, field: string, values: readonly string[]): TableSearch {
  const { [field]: _old, ...rest } = search.f ?? {};
  const f = values.some((value) => value !== '') ? { ...rest, [field]: values } : rest;
  return { ...search, f: Object.keys(f).length > 0 ? f : undefined };
}

import type { TableScreenMeta } from '#domain/model/screens.ts';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';
import { resolveFilter } from './resolveFilter.ts';
import { type ListVariables, listVariables } from './table/listVariables.ts';
import type { TableSearch } from './table/tableSearch.ts';

/** Keeps which records were listed last, and in which order, for pages that walk from one to the next. */
export function rememberList(
  screen: TableScreenMeta,
  search: TableSearch,
  fixed?: Readonly<Record<string, unknown>>,
): void {
  writeTabStored(`list:${screen.entity}`, JSON.stringify(listVariables(screen, search, fixed)));
}

/** The list of these records that this tab has shown last; null where it has shown none. */
export async function lastList(entity: string): Promise<ListVariables | null> {
  const kept = readTabStored(`list:${entity}`);
  if (kept === null) return null;
  const { filter, sort, search } = JSON.parse(kept) as ListVariables;
  return { filter: await resolveFilter(filter), sort, search };
}

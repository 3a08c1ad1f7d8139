import type { TableScreenMeta } from '#domain/model/screens.ts';
import type { TableSearch } from '../tableSearch.ts';

/** The address after a column was shown or hidden. */
export function toggleColumn(screen: TableScreenMeta, search: TableSearch, path: string): TableSearch {
  const column = screen.columns.find((candidate) => candidate.path === path);
  const mark = column?.hiddenByDefault ? path : `-${path}`;
  const cols = search.cols ?? [];
  const next = cols.includes(mark) ? cols.filter((item) => item !== mark) : [...cols, mark];
  return { ...search, cols: next.length > 0 ? next : undefined };
}

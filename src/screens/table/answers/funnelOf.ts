import type { TableSearch } from '../tableSearch.ts';

/** The one funnel that the table shows applications of: that of the page, or the one chosen; null where there are several. */
export function funnelOf(search: TableSearch, fixed: Readonly<Record<string, unknown>> | undefined): string | null {
  const own = fixed?.funnel;
  if (typeof own === 'object' && own !== null && 'IS' in own && typeof own.IS === 'string') return own.IS;
  const [only, another] = search.f?.funnel ?? [];
  return only !== undefined && another === undefined ? only : null;
}

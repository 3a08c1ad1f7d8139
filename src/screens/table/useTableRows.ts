import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { rememberList } from '../lastList.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import { listQuery } from './listQuery.ts';
import type { TableSearch } from './tableSearch.ts';

const noRows: readonly RecordData[] = [];

/**
 * The rows of a table screen, page after page. Rows of the last answer stay while the next is on its way. Where a board
 * shows the records, its columns ask for them.
 */
export function useTableRows(
  module: TableScreenModule,
  search: TableSearch,
  fixed?: Readonly<Record<string, unknown>>,
  isShown = true,
) {
  const query = useInfiniteQuery({
    ...listQuery(module, search, fixed),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  useEffect(() => {
    if (isShown) rememberList(module.screen, search, fixed);
  }, [module, search, fixed, isShown]);
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ results }) => results) ?? noRows, [pages]);
  return { query, rows, isLoaded: pages !== undefined, totalCount: pages?.[0]?.totalCount };
}

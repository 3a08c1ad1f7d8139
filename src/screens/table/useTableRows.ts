import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { ListPage, RecordData, TableScreenModule } from '../screenModules.ts';
import { listVariables, pageVariables } from './listVariables.ts';
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
  const variables = listVariables(module.screen, search, fixed);
  const query = useInfiniteQuery({
    queryKey: ['list', module.screen.entity, module.screen.id, variables],
    queryFn: async ({ pageParam, signal }) => {
      const filter = await resolveFilter(variables.filter);
      const all = pageVariables(variables, filter, pageParam);
      const answer = await graphqlRequest(untypedDocument(module.listDocument), all, { signal });
      return answer.page as ListPage;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ results }) => results) ?? noRows, [pages]);
  return { query, rows, isLoaded: pages !== undefined, totalCount: pages?.[0]?.totalCount };
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { DEFAULT_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { ListPage, TableScreenModule } from '../screenModules.ts';
import { listVariables } from '../table/listVariables.ts';
import type { TableSearch } from '../table/tableSearch.ts';
import { filterOfColumn } from './boardColumns.ts';

/** The cards of one column, page after page. */
export function useBoardColumn(
  module: TableScreenModule,
  search: TableSearch,
  fixed: Readonly<Record<string, unknown>> | undefined,
  value: string | null,
) {
  const { screen, listDocument } = module;
  const { filter, ...variables } = listVariables(screen, search, fixed);
  const own = screen.board ? filterOfColumn(screen.board, value) : {};
  const all = filter ? { and: [filter, own] } : own;
  return useInfiniteQuery({
    queryKey: ['list', screen.entity, screen.id, 'board', value, { filter: all, ...variables }],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...variables, filter: await resolveFilter(all), cursor: pageParam, limit: DEFAULT_PAGE_SIZE };
      return (await graphqlRequest(untypedDocument(listDocument), asked, { signal })).page as ListPage;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

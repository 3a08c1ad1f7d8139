import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { ListPage, TableScreenModule } from '../screenModules.ts';
import { listVariables, pageVariables } from './listVariables.ts';
import type { TableSearch } from './tableSearch.ts';

/** The rows of a table screen, page after page, for what the address says; `fixed` is a filter that nobody can lift. */
export function listQuery(
  { screen, listDocument }: TableScreenModule,
  search: TableSearch,
  fixed?: Readonly<Record<string, unknown>>,
) {
  const variables = listVariables(screen, search, fixed);
  return infiniteQueryOptions({
    queryKey: ['list', screen.entity, screen.id, variables],
    queryFn: async ({ pageParam, signal }) => {
      const filter = await resolveFilter(variables.filter);
      const all = pageVariables(variables, filter, pageParam);
      const answer = await graphqlRequest(untypedDocument(listDocument), all, { signal });
      return answer.page as ListPage;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

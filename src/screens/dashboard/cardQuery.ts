import { queryOptions } from '@tanstack/react-query';
import type { QueryCardMeta } from '#domain/model/ui.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { RecordData } from '../screenModules.ts';

export interface GroupCount {
  readonly value: string | null;
  readonly label: string | null;
  readonly count: number;
}

interface CardPage {
  readonly totalCount: number;
  readonly counts?: readonly GroupCount[];
  readonly results?: readonly RecordData[];
}

/** What a card shows. The key begins as that of any list of the entity, so that it follows every change. */
export function cardQuery({ entity, baseFilter, sort, limit, kind }: QueryCardMeta, document: string) {
  return queryOptions({
    queryKey: ['list', entity, 'card', document, baseFilter],
    queryFn: async ({ signal }) => {
      const filter = await resolveFilter(baseFilter);
      const variables = kind === 'list' ? { filter, sort: sort ? [sort] : null, limit } : { filter };
      return (await graphqlRequest(untypedDocument(document), variables, { signal })).page as CardPage;
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { FieldsCardMeta, QueryCardMeta } from '#domain/model/screens.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { RecordData } from '../screenModules.ts';

export interface GroupCount {
  readonly value: string | null;
  readonly label: string | null;
  readonly count: number;
}

export interface QueryCardProps {
  readonly card: QueryCardMeta;
  readonly document: string;
  /** The record that the dashboard is about. */
  readonly recordId?: string | undefined;
}

/** Where all of it is; on a dashboard of a record `{_id}` is that record's. */
export function cardLink(link: string, recordId: string | undefined): string {
  return recordId === undefined ? link : link.replaceAll('{_id}', encodeURIComponent(recordId));
}

interface CardPage {
  readonly totalCount: number;
  readonly counts?: readonly GroupCount[];
  readonly results?: readonly RecordData[];
}

/**
 * What a card shows; of a record, where its dashboard is about one. The key begins as that of any list of the entity, so
 * that it follows every change.
 */
export function cardQuery(card: QueryCardMeta, document: string, recordId?: string) {
  const { entity, baseFilter, sort, limit, kind } = card;
  return queryOptions({
    queryKey: ['list', entity, 'card', document, baseFilter, recordId ?? null],
    queryFn: async ({ signal }) => {
      const filter = await resolveFilter(baseFilter, recordId);
      const variables = kind === 'list' ? { filter, sort: sort ? [sort] : null, limit } : { filter };
      return (await graphqlRequest(untypedDocument(document), variables, { signal })).page as CardPage;
    },
  });
}

/** The record whose fields a card shows; null where the reader may not see it. The key begins as that of its page does. */
export function fieldsQuery({ entity }: Pick<FieldsCardMeta, 'entity'>, document: string, recordId: string) {
  return queryOptions({
    queryKey: ['detail', entity, 'card', document, recordId],
    queryFn: async ({ signal }) => {
      const answer = await graphqlRequest(untypedDocument(document), { id: recordId }, { signal });
      return (answer.record ?? null) as RecordData | null;
    },
  });
}

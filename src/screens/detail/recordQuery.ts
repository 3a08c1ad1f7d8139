import { queryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import type { DetailScreenModule, RecordData } from '../screenModules.ts';

/** The record of a detail screen; null where there is none that the reader may see. */
export function recordQuery({ screen, getDocument }: DetailScreenModule, id: string) {
  return queryOptions({
    queryKey: ['detail', screen.entity, screen.id, id],
    queryFn: async ({ signal }) => {
      const answer = await graphqlRequest(untypedDocument(getDocument), { id }, { signal });
      return (answer.record ?? null) as RecordData | null;
    },
  });
}

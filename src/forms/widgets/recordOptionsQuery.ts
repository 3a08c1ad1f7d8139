import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { recordOptions } from '#src/generated/recordOptions.gen.ts';

export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

/** Records of an entity that a reference can be set to; found by words, or by their ids to know their names. */
export function recordOptionsQuery(entity: string, wanted: { search?: string; ids?: readonly string[] }) {
  return {
    queryKey: ['options', entity, wanted] as const,
    staleTime: 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RecordOption[]> => {
      const source = recordOptions[entity];
      if (!source) throw new Error(`${entity} cannot be listed`);
      const filter = wanted.ids ? { or: wanted.ids.map((id) => ({ _id: { IS: id } })) } : null;
      const variables = { search: wanted.search || null, filter, cursor: null };
      const answer = await graphqlRequest(untypedDocument(source.document), variables, { signal });
      const page = answer.page as { results: Record<string, unknown>[] };
      return page.results.map((record) => ({ value: String(record._id), label: String(record[source.display]) }));
    },
  };
}

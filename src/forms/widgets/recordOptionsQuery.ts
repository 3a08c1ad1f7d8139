import type { Among } from '#domain/model/entity.ts';
import { type OptionsSource, optionsDocument } from '#domain/model/optionsDocument.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { recordOptions } from '#src/generated/recordOptions.gen.ts';

export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

interface Wanted {
  readonly search?: string;
  readonly ids?: readonly string[];
  readonly among?: Among | undefined;
}

/** Records of an entity that a reference can be set to; found by words, or by their ids to know their names. */
export function recordOptionsQuery(entity: string, wanted: Wanted) {
  return {
    queryKey: ['options', entity, wanted] as const,
    staleTime: 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RecordOption[]> => {
      const source = recordOptions[entity];
      if (!source) throw new Error(`${entity} cannot be listed`);
      const filter = wanted.ids ? { _id: { OR: wanted.ids.map((id) => ({ IS: id })) } } : filterOf(wanted.among);
      const variables = { search: wanted.search || null, filter, cursor: null };
      const answer = await graphqlRequest(untypedDocument(optionsDocument(entity, source)), variables, { signal });
      const page = answer.page as { results: Record<string, unknown>[] };
      return withDistinctLabels(page.results, source);
    },
  };
}

/** Two of one name are told apart by what no two share, as far as the reader may see it. */
function withDistinctLabels(
  records: readonly Readonly<Record<string, unknown>>[],
  { display, unique }: OptionsSource,
): RecordOption[] {
  const uses = Map.groupBy(records, (record) => String(record[display]));
  return records.map((record) => {
    const label = String(record[display]);
    const mark = unique && (uses.get(label)?.length ?? 0) > 1 ? record[unique] : null;
    return { value: String(record._id), label: typeof mark === 'string' ? `${label} (${mark})` : label };
  });
}

function filterOf(among: Among = {}) {
  const conditions = Object.entries(among).map(([field, values]) => ({
    [field]: { OR: values.map((value) => ({ IS: value })) },
  }));
  return conditions.length === 0 ? null : { and: conditions };
}

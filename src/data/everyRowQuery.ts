import { graphqlRequest } from './graphqlRequest.ts';
import { operationOf, type TypedDocument } from './typedDocument.ts';

interface RowPage<Row> {
  /** Where the next page begins; null behind the last. */
  readonly next?: string | null | undefined;
  readonly results: readonly Row[];
}

/** All rows of a list that is longer than a page may be. */
export async function everyRow<Row>(readPage: (cursor: string | null) => Promise<RowPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: RowPage<Row> = await readPage(cursor);
    rows.push(...page.results);
    cursor = page.next ?? null;
  } while (cursor !== null);
  return rows;
}

/** Query options, as those of `graphqlQuery`, for a list that is only of use as a whole, such as one that is put in order. */
export function everyRowQuery<Result, Variables extends { readonly cursor?: string | null | undefined }, Row>(
  document: TypedDocument<Result, Variables>,
  variables: Omit<Variables, 'cursor'>,
  pageOf: (result: Result) => RowPage<Row>,
) {
  return {
    queryKey: [operationOf(document).name, variables] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Row[]> =>
      everyRow(async (cursor) =>
        pageOf(await graphqlRequest(document, { ...variables, cursor } as Variables, { signal })),
      ),
  };
}

import { graphqlRequest } from './graphqlRequest.ts';
import { operationOf, type TypedDocument } from './typedDocument.ts';

/** Query options for TanStack Query: the operation's name and variables are its key. */
export function graphqlQuery<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) {
  return {
    queryKey: [operationOf(document).name, variables] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Result> => graphqlRequest(document, variables, { signal }),
  };
}

/** The key of every query of a document, whatever its variables. */
export function queriesOf(document: TypedDocument<unknown, never>) {
  return { queryKey: [operationOf(document).name] as const };
}

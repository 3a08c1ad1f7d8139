import { graphqlRequest } from './graphqlRequest.ts';
import type { TypedDocument } from './typedDocument.ts';

/** Query options for TanStack Query: the operation's name and variables are its key. */
export function graphqlQuery<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) {
  return {
    queryKey: [document.name, variables] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Result> => graphqlRequest(document, variables, { signal }),
  };
}

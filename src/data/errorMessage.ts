import { type GraphqlErrorBody, RequestError } from './requestError.ts';

/** Looks up a text in the namespace `errors`; undefined when there is none by that key. */
export type ErrorTexts = (key: string) => string | undefined;

/**
 * What to tell the user. The server says in their language why it refuses; where the code is all that it says, the page knows
 * what to do next.
 */
export function errorMessage(error: unknown, texts: ErrorTexts): string {
  const unexpected = texts('unexpected') ?? '';
  if (!(error instanceof RequestError)) return error instanceof Error && error.message ? error.message : unexpected;
  if (error.kind === 'network') return texts('network') ?? '';
  if (error.errors.length === 0) return (error.code && texts(`code.${error.code}`)) || error.message || unexpected;
  return error.errors.map((body) => graphqlMessage(body, texts)).join('. ');
}

function graphqlMessage({ message, extensions }: GraphqlErrorBody, texts: ErrorTexts): string {
  const fields = extensions?.fields ?? [];
  if (extensions?.code === 'ValidationError' && fields.length > 0) {
    return fields.map((field) => field.message).join('. ');
  }
  if (extensions?.reason !== undefined) return message;
  return (extensions?.code && texts(`code.${extensions.code}`)) || message;
}

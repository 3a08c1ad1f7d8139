import type { FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';

export interface SocketResult {
  readonly errors?: readonly GraphQLError[] | undefined;
  readonly data?: FormattedExecutionResult['data'] | undefined;
  readonly extensions?: FormattedExecutionResult['extensions'] | undefined;
}

/** The HTTP status that an error would have is nothing for a socket. */
export function formatWithoutStatus(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...formatted } = error.toJSON();
  const { http: _http, ...shown } = extensions ?? {};
  return Object.keys(shown).length > 0 ? { ...formatted, extensions: shown } : formatted;
}

export function withoutStatus(result: SocketResult): FormattedExecutionResult {
  const { errors, data, extensions } = result;
  return {
    ...(errors && { errors: errors.map(formatWithoutStatus) }),
    ...(data !== undefined && { data }),
    ...(extensions && { extensions }),
  };
}

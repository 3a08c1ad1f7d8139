import { GraphQLError } from 'graphql';
import { DatabaseUnavailableError } from '#server/db/DatabaseUnavailableError.ts';
import { logFault } from '#server/log/log.ts';
import { ApplicationError, UnavailableError } from './errors.ts';

const MASKED = 'Something went wrong on our side. Please try again later.';

/**
 * What a client may see of an error: refusals as they are, what the GraphQL library says about the operation itself
 * without its stack, and of everything else only that it happened. The rest goes to the log with the request's id.
 */
export function maskError(error: unknown, requestId: string): GraphQLError {
  if (error instanceof ApplicationError) return error;
  if (!(error instanceof GraphQLError)) return masked(error, requestId);
  const cause = error.originalError;
  if (cause === undefined) return error;
  if (cause instanceof ApplicationError) {
    return new GraphQLError(cause.message, { path: error.path, extensions: cause.extensions });
  }
  // A GraphQLError inside was thrown by a scalar or by the library, for the client to read.
  if (cause instanceof GraphQLError && cause.originalError === undefined) return error;
  return masked(cause, requestId, error.path);
}

function masked(cause: unknown, requestId: string, path?: GraphQLError['path']): GraphQLError {
  if (cause instanceof DatabaseUnavailableError) {
    const { message, extensions } = new UnavailableError(cause.retryAfterSeconds, cause.reason);
    return new GraphQLError(message, { path, extensions });
  }
  logFault('operation.failed', cause, { requestId });
  return new GraphQLError(MASKED, { path, extensions: { code: 'InternalError', requestId } });
}

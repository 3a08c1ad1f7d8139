import { GraphQLError } from 'graphql';
import type { RequestContext } from '#server/platform/context/context.ts';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import { ApplicationError, UnavailableError } from '#server/platform/errors/errors.ts';
import { logFault } from '#server/platform/log/log.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { englishReader, readerOfAnswer, type TextReader } from '#server/platform/texts/textReader.ts';

/**
 * What a client may see of an error: refusals in its reader's language, what the GraphQL library says about the operation
 * itself without its stack, and of everything else only that it happened. The rest goes to the log with the request's id.
 */
export function maskError(error: unknown, context: RequestContext | null): GraphQLError {
  const reader = context === null ? englishReader : readerOfAnswer(context);
  if (error instanceof ApplicationError) return error.answerTo(reader);
  const requestId = context?.requestId ?? 'yoga';
  if (!(error instanceof GraphQLError)) return masked(error, requestId, reader);
  const cause = error.originalError;
  if (cause === undefined) return error;
  if (cause instanceof ApplicationError) return cause.answerTo(reader, error.path);
  // A GraphQLError inside was thrown by a scalar or by the library, for the client to read.
  if (cause instanceof GraphQLError && cause.originalError === undefined) return error;
  return masked(cause, requestId, reader, error.path);
}

function masked(cause: unknown, requestId: string, reader: TextReader, path?: GraphQLError['path']): GraphQLError {
  if (cause instanceof DatabaseUnavailableError) {
    return new UnavailableError(cause.retryAfterSeconds, cause.reason).answerTo(reader, path);
  }
  logFault('operation.failed', cause, { requestId, ...(path && { path: path.join('.') }) });
  const message = refusalText(reader, { reason: 'ourFault' });
  return new GraphQLError(message, { path, extensions: { code: 'InternalError', requestId } });
}

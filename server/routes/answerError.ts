import type { IncomingMessage, ServerResponse } from 'node:http';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import {
  ApplicationError,
  AuthenticationRequiredError,
  UnavailableError,
  ValidationError,
} from '#server/platform/errors/errors.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { statusOf } from '#server/platform/errors/statusOf.ts';
import { sendJson, sendText } from '#server/platform/http/respond.ts';
import { logFault } from '#server/platform/log/log.ts';
import { refusalText, spokenValues } from '#server/platform/texts/refusals.ts';
import type { TextReader } from '#server/platform/texts/textReader.ts';
import { PasswordQueueFullError } from '#server/services/auth/passwords.ts';

/** Whoever asks was signed in and is no more: answered like nobody, with 401. */
export class TokenEndedError extends Error {}

const RETRY_AFTER_SECONDS = '1';

/** The beginning of an address, which says what was asked for and not of whom. */
function routeOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0]?.split('/').slice(0, 4).join('/') ?? '';
}

/** What a request is told that failed: a refusal in its reader's language, and of our own faults only that there was one. */
export function answerError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  reader: TextReader,
): void {
  const hasLeft = request.destroyed && !request.complete;
  if (hasLeft || response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof TokenEndedError) {
    refuse(response, 401, new AuthenticationRequiredError().answerTo(reader));
  } else if (error instanceof ValidationError) {
    refuse(response, 400, error.answerTo(reader), { fields: error.answerTo(reader).extensions.fields });
  } else if (error instanceof ApplicationError) {
    refuse(response, statusOf(error.code), error.answerTo(reader));
  } else if (error instanceof HttpError) {
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    const { refusal } = error;
    const extensions = refusal && { reason: refusal.reason, values: spokenValues(reader, refusal.values ?? {}) };
    refuse(response, error.status, { message: error.textFor(reader), ...(extensions && { extensions }) });
  } else if (error instanceof PasswordQueueFullError || error instanceof DatabaseUnavailableError) {
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    const reason = error instanceof DatabaseUnavailableError ? error.reason : null;
    refuse(response, 503, new UnavailableError(1, reason).answerTo(reader));
  } else {
    logFault('request.failed', error, { method: request.method, route: routeOf(request) });
    sendText(response, 500, refusalText(reader, { reason: 'ourFault' }));
  }
}

interface Told {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Told as GraphQL tells it and, for who asks plainly, by its sentence. */
function refuse(response: ServerResponse, status: number, { message, extensions = {} }: Told, rest = {}): void {
  // How HTTP carries it is not the client's.
  const { http: _http, ...told } = extensions;
  sendJson(response, status, {
    errors: [{ message, ...(Object.keys(told).length > 0 && { extensions: told }) }],
    message,
    ...rest,
  });
}

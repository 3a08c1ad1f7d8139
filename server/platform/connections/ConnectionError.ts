import * as openid from 'openid-client';
import { logTrouble } from '#server/platform/log/log.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { englishReader } from '#server/platform/texts/textReader.ts';

/** Reasons that people are told. */
export type ConnectionProblem = 'connectionRefused' | 'connectionUnavailable' | 'connectionNotLasting';

/** A service outside did not give what was asked of it. Its message never holds what was sent or answered. */
export class ConnectionError extends Error {
  readonly problem: ConnectionProblem;
  /** The provider no longer takes the tokens: the person took them back, or they have ended. */
  readonly isOver: boolean;

  constructor(problem: ConnectionProblem, cause?: unknown) {
    super(`${refusalText(englishReader, { reason: problem })}${detailOf(cause)}`);
    this.problem = problem;
    this.isOver = cause instanceof openid.ResponseBodyError && cause.error === 'invalid_grant';
  }
}

/** Whether the provider said no, or did not answer as one. */
export function problemOf(error: unknown): ConnectionProblem {
  const isAnswer = error instanceof openid.ResponseBodyError || error instanceof openid.WWWAuthenticateChallengeError;
  return isAnswer && error.status < 500 ? 'connectionRefused' : 'connectionUnavailable';
}

/** One line for the log. */
export function logConnectionFailure(what: string, error: unknown): void {
  logTrouble('connections.failed', error, { what });
}

/** The kind of failure only: a library's cause may hold the answer itself, and with it tokens. */
function detailOf(cause: unknown): string {
  if (cause instanceof openid.ResponseBodyError) return ` (${cause.status} ${cause.error})`;
  return cause instanceof Error ? ` (${cause.name}${'code' in cause ? ` ${String(cause.code)}` : ''})` : '';
}

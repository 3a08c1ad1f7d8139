/**
 * The refusals that the API can answer with. Everything else that is thrown is our own fault and is masked
 * (see `maskError.ts`), so a message written here is read by users: no table names, no SQL, no internals.
 */
import { GraphQLError } from 'graphql';
import { localeText } from '#server/texts/localeTexts.ts';
import type texts from '../../locales/en/errors.json';

export type ErrorCode =
  | 'AuthenticationRequiredError'
  | 'ForbiddenError'
  | 'NotFoundError'
  | 'ValidationError'
  | 'ConflictError'
  | 'RateLimitedError'
  | 'UnavailableError';

type KeyOfReason<Key> = Key extends `reason.${infer Reason}` ? Reason : never;

/** Why something is refused, where more can be said than the kind of refusal; the client has it in the reader's language. */
export type RefusalReason = KeyOfReason<keyof typeof texts>;

type ReasonValues = Readonly<Record<string, string | number>>;

/** One wrong input field: where it is in the arguments (`input.dueDate`) and what is wrong with it. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** Parent of every refusal; only these reach a client with their own message. */
export class ApplicationError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { code, ...extensions } });
    this.name = code;
    this.code = code;
  }
}

/** No valid token came with the request, or it ended meanwhile. Over HTTP the status is 401. */
export class AuthenticationRequiredError extends ApplicationError {
  constructor(message = 'Please sign in') {
    super('AuthenticationRequiredError', message, { http: { status: 401 } });
  }
}

/** The reader is known and may not do this. For single records prefer `NotFoundError`: it tells nothing. */
export class ForbiddenError extends ApplicationError {
  constructor(message = 'You are not allowed to do this', extensions = {}) {
    super('ForbiddenError', message, extensions);
  }

  /** A refusal that says why. */
  static because(reason: RefusalReason, values: ReasonValues = {}): ForbiddenError {
    return new ForbiddenError(wordsOf(reason, values), { reason, values });
  }
}

/** Missing, another tenant's and forbidden records are answered alike. */
export class NotFoundError extends ApplicationError {
  constructor(message = 'Not found') {
    super('NotFoundError', message);
  }
}

/** The input is wrong; `fields` names each wrong field. */
export class ValidationError extends ApplicationError {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[], message = fields.map((field) => field.message).join('. ')) {
    super('ValidationError', message, { fields });
    this.fields = fields;
  }
}

/** The record changed since the version the edit started from, or a limit of a shared thing is reached. */
export class ConflictError extends ApplicationError {
  constructor(message = 'This was changed by someone else meanwhile', extensions = {}) {
    super('ConflictError', message, extensions);
  }

  /** A conflict with something else than another's change; `message` where more can be said in English. */
  static because(reason: RefusalReason, values: ReasonValues = {}, message = wordsOf(reason, values)): ConflictError {
    return new ConflictError(message, { reason, values });
  }
}

/** Too many tries; `retryAfterSeconds` says when the next one makes sense. */
export class RateLimitedError extends ApplicationError {
  constructor(retryAfterSeconds: number, message = 'Too many attempts, please try again later') {
    super('RateLimitedError', message, { retryAfterSeconds });
  }
}

/** Nothing is wrong with the request; it may be sent again after a while. Over HTTP the status is 503. */
export class UnavailableError extends ApplicationError {
  constructor(retryAfterSeconds: number, reason: RefusalReason | null = null) {
    const http = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } };
    const message = reason === null ? 'Please try again in a moment' : wordsOf(reason, {});
    super('UnavailableError', message, { retryAfterSeconds, http, ...(reason && { reason }) });
  }
}

function wordsOf(reason: RefusalReason, values: ReasonValues): string {
  return localeText('en', 'errors', `reason.${reason}`, values) ?? reason;
}

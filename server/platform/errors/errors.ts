/**
 * The refusals that the API can answer with. Everything else that is thrown is our own fault and is masked (see
 * `maskError.ts`). A refusal is a code with parameters: its sentence is made for the reader when it is answered, and is in
 * English until then, for logs.
 */
import { GraphQLError } from 'graphql';
import {
  type Refusal,
  type RefusalReason,
  type RefusalValues,
  refusalText,
  spokenValues,
} from '#server/platform/texts/refusals.ts';
import { englishReader, type TextReader } from '#server/platform/texts/textReader.ts';
import type { FieldProblem } from './fieldProblem.ts';

export type { RefusalReason } from '#server/platform/texts/refusals.ts';
export type { FieldProblem } from './fieldProblem.ts';

export type ErrorCode =
  | 'AuthenticationRequiredError'
  | 'ForbiddenError'
  | 'NotFoundError'
  | 'ValidationError'
  | 'ConflictError'
  | 'RateLimitedError'
  | 'UnavailableError';

/** What is said where nothing more than the code is known. */
const usualReasons: Readonly<Record<ErrorCode, RefusalReason>> = {
  AuthenticationRequiredError: 'signInFirst',
  ForbiddenError: 'forbidden',
  NotFoundError: 'notFound',
  ValidationError: 'invalid',
  ConflictError: 'changedMeanwhile',
  RateLimitedError: 'tooManyAttempts',
  UnavailableError: 'tryLater',
};

type Extensions = Readonly<Record<string, unknown>>;

/** Parent of every refusal; only these reach a client with a sentence of their own. */
export class ApplicationError extends GraphQLError {
  readonly code: ErrorCode;
  /** Null where the code says all there is to say. */
  readonly refusal: Refusal | null;

  constructor(code: ErrorCode, refusal: Refusal | null = null, extensions: Extensions = {}) {
    super(refusalText(englishReader, refusal ?? { reason: usualReasons[code] }), {
      extensions: { code, ...extensions, ...toldOf(englishReader, refusal) },
    });
    this.name = code;
    this.code = code;
    this.refusal = refusal;
  }

  /** The sentence for a reader. */
  textFor(reader: TextReader): string {
    return refusalText(reader, this.refusal ?? { reason: usualReasons[this.code] });
  }

  /** The refusal as its reader is to see it, at its place in the answer. */
  answerTo(reader: TextReader, path?: GraphQLError['path']): GraphQLError {
    const extensions = { ...this.extensions, ...toldOf(reader, this.refusal) };
    return new GraphQLError(this.textFor(reader), { path: path ?? this.path, extensions });
  }
}

/** Code and parameters, for programs; labels among these are in the reader's language. */
function toldOf(reader: TextReader, refusal: Refusal | null): Extensions {
  if (refusal === null) return {};
  return { reason: refusal.reason, values: spokenValues(reader, refusal.values ?? {}) };
}

/** No valid token came with the request, or it ended meanwhile. Over HTTP the status is 401. */
export class AuthenticationRequiredError extends ApplicationError {
  constructor() {
    super('AuthenticationRequiredError', null, { http: { status: 401 } });
  }
}

/** The reader is known and may not do this. For single records prefer `NotFoundError`: it tells nothing. */
export class ForbiddenError extends ApplicationError {
  constructor(refusal: Refusal | null = null) {
    super('ForbiddenError', refusal);
  }

  /** A refusal that says why. */
  static because(reason: RefusalReason, values: RefusalValues = {}): ForbiddenError {
    return new ForbiddenError({ reason, values });
  }
}

/** Missing, another tenant's and forbidden records are answered alike. */
export class NotFoundError extends ApplicationError {
  constructor(refusal: Refusal | null = null) {
    super('NotFoundError', refusal);
  }

  /** For whoever had it: what has become of it. */
  static because(reason: RefusalReason): NotFoundError {
    return new NotFoundError({ reason });
  }
}

/** The input is wrong; `problems` names each wrong field. */
export class ValidationError extends ApplicationError {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[], refusal: Refusal | null = null) {
    super('ValidationError', refusal, toldProblems(englishReader, problems));
    this.problems = problems;
    if (refusal === null) this.message = this.textFor(englishReader);
  }

  /** Wrong as a whole. */
  static because(reason: RefusalReason, values: RefusalValues = {}): ValidationError {
    return new ValidationError([], { reason, values });
  }

  override textFor(reader: TextReader): string {
    if (this.refusal !== null) return super.textFor(reader);
    return this.problems.map((problem) => refusalText(reader, problem)).join('. ');
  }

  override answerTo(reader: TextReader, path?: GraphQLError['path']): GraphQLError {
    const { message, extensions, path: place } = super.answerTo(reader, path);
    return new GraphQLError(message, {
      path: place,
      extensions: { ...extensions, ...toldProblems(reader, this.problems) },
    });
  }
}

/** The fields with their sentences, as the contract has them, and beside them what programs go by. */
function toldProblems(reader: TextReader, problems: readonly FieldProblem[]): Extensions {
  return {
    fields: problems.map((problem) => ({ path: problem.path, message: refusalText(reader, problem) })),
    ...(problems.length > 0 && {
      reasons: problems.map(({ path, reason, values = {} }) => ({
        path,
        reason,
        values: spokenValues(reader, values),
      })),
    }),
  };
}

/** The record changed since the version the edit started from, or a limit of a shared thing is reached. */
export class ConflictError extends ApplicationError {
  constructor(refusal: Refusal | null = null) {
    super('ConflictError', refusal);
  }

  /** A conflict with something else than another's change. */
  static because(reason: RefusalReason, values: RefusalValues = {}): ConflictError {
    return new ConflictError({ reason, values });
  }
}

/** Too many tries; `retryAfterSeconds` says when the next one makes sense. */
export class RateLimitedError extends ApplicationError {
  constructor(retryAfterSeconds: number) {
    super('RateLimitedError', null, { retryAfterSeconds });
  }
}

/** Nothing is wrong with the request; it may be sent again after a while. Over HTTP the status is 503. */
export class UnavailableError extends ApplicationError {
  constructor(retryAfterSeconds: number, reason: RefusalReason | null = null) {
    const http = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } };
    super('UnavailableError', reason && { reason }, { retryAfterSeconds, http });
  }
}

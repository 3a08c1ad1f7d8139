import type { SignOnProblem } from '#domain/auth/signOnPaths.ts';
import { logTrouble } from '#server/platform/log/log.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { englishReader } from '#server/platform/texts/textReader.ts';

/** For the log: what the provider said, without what it was asked. */
export function logSignOnFailure(what: string, error: unknown): void {
  logTrouble('signOn.failed', error, { what });
}

/** A sign-in at the provider that did not succeed, for a reason that people are told. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem;

  constructor(problem: SignOnProblem, cause?: unknown) {
    super(refusalText(englishReader, { reason: problem }), { cause });
    this.problem = problem;
  }
}

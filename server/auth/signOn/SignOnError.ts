import type { SignOnProblem } from '#domain/auth/signOnPaths.ts';
import { logTrouble } from '#server/log/log.ts';

/** English, for whoever is no browser; the interface has its own words for each in every language. */
const SENTENCES: Readonly<Record<SignOnProblem, string>> = {
  provider_unavailable: 'The sign-on service does not answer. Please try again in a moment.',
  provider_refused: 'The sign-on service did not confirm your sign-in. Please try again.',
  attempt_expired: 'This sign-in has expired or was started in another browser. Please try again.',
  email_unverified: 'The sign-on service has not verified your e-mail address. Verify it there, then try again.',
  account_unknown: 'There is no account with your e-mail address here. Ask an administrator to invite you.',
  account_closed: 'Your account is not active. Ask an administrator of your organisation.',
};

/** For the log: what the provider said, without what it was asked. */
export function logSignOnFailure(what: string, error: unknown): void {
  logTrouble('signOn.failed', error, { what });
}

/** A sign-in at the provider that did not succeed, for a reason that people are told. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem;

  constructor(problem: SignOnProblem, cause?: unknown) {
    super(SENTENCES[problem], { cause });
    this.problem = problem;
  }
}

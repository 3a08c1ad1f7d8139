import { HttpError } from '#server/platform/errors/HttpError.ts';
import { statusOf } from '#server/platform/errors/statusOf.ts';

interface Problem {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Turns an error of an operation into the answer of a plain route. */
export function throwProblem(problem: Problem | undefined): void {
  if (!problem) return;
  throw HttpError.answered(statusOf(problem.extensions?.code), problem.message);
}

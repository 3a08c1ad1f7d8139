import { HttpError } from '#server/http/respond.ts';

/** Status of plain HTTP for the codes of the GraphQL API. */
const STATUS: Readonly<Record<string, number>> = {
  AuthenticationRequiredError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  ConflictError: 409,
  ValidationError: 400,
  RateLimitedError: 429,
};

interface Problem {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Turns an error of an operation into the answer of a plain route. */
export function throwProblem(problem: Problem | undefined): void {
  if (!problem) return;
  throw new HttpError(STATUS[String(problem.extensions?.code)] ?? 500, problem.message);
}

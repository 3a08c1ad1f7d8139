/** Status of plain HTTP for the codes of the GraphQL API. */
const STATUS: Readonly<Record<string, number>> = {
  AuthenticationRequiredError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  ConflictError: 409,
  ValidationError: 400,
  RateLimitedError: 429,
  UnavailableError: 503,
};

/** The status that says what a code says; a code that is none of ours is our fault. */
export function statusOf(code: unknown): number {
  return STATUS[String(code)] ?? 500;
}

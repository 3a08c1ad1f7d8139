/** The database does not answer at the moment. Nothing is wrong with the request: it may be sent again in a while. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly retryAfterSeconds = 1;

  constructor(cause?: unknown) {
    super('The database does not answer', { cause });
  }
}

/** The database does not serve at the moment. Nothing is wrong with the request: it may be sent again in a while. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly retryAfterSeconds = 1;
  /** Why, where more can be said than that. */
  readonly reason: 'storageFull' | null;

  constructor(cause?: unknown, reason: 'storageFull' | null = null) {
    super(reason === null ? 'The database does not answer' : 'The database has no room to write', { cause });
    this.reason = reason;
  }
}

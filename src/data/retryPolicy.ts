import {
  RETRY_FIRST_DELAY_MS,
  RETRY_MAX_ATTEMPTS,
  RETRY_MAX_DELAY_MS,
  RETRY_NEVER_STATUS,
} from '#domain/generated/constants.gen.ts';
import { RequestError } from './requestError.ts';

/** Only what may heal by itself is tried again: no answer at all, or a failure inside the server. */
export function isRetryable(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === 'network' || (error.status >= 500 && !isFinal(error.status)));
}

const isFinal = (status: number): boolean => RETRY_NEVER_STATUS.some((never) => never === status);

/** Doubling delay with full jitter, so that clients of a restarted server do not come back all at once. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(RETRY_MAX_DELAY_MS, RETRY_FIRST_DELAY_MS * 2 ** (attempt - 1));
  return attempt === 1 ? ceiling : Math.round(ceiling * (0.5 + random() / 2));
}

/** Runs until it succeeds, fails for good, or the attempts are used up. */
export async function withRetry<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= RETRY_MAX_ATTEMPTS || !isRetryable(error) || !options.mayRepeat()) throw error;
      await options.wait(retryDelay(attempt));
    }
  }
}

export interface RetryOptions {
  /** Whether running once more can do no harm. */
  readonly mayRepeat: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
}

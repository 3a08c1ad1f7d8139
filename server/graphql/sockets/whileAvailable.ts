import type { ExecutionResult } from 'graphql';
import { END, mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import { UnavailableError } from '#server/platform/errors/errors.ts';

/**
 * A subscription that ends where an event can't be read because the database is away, and says so by `giveUp`: its client
 * must come back and look for itself, instead of going on without what it has missed.
 */
export function whileAvailable(
  results: AsyncIterable<ExecutionResult>,
  giveUp: () => void,
): AsyncGenerator<ExecutionResult, void, undefined> {
  const events = mapEvents(results, (result) => {
    if (!result.errors?.some(isAway)) return result;
    giveUp();
    return END;
  });
  const { next } = events;
  events.next = () =>
    next().catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      giveUp();
      return { done: true, value: undefined };
    });
  return events;
}

const { code } = new UnavailableError(0);

function isAway({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): boolean {
  return extensions.code === code;
}

import { LOADING_OPERATIONS } from '#domain/generated/constants.gen.ts';
import { createStore } from './createStore.ts';
import type { Operation } from './typedDocument.ts';

/** Operations that show the loading indicator although some of them only read (requirement 000 §4). */
const countedOperations: ReadonlySet<string> = new Set(LOADING_OPERATIONS);

/** Session upkeep runs every 30 s behind the user's back; an indicator that blinks for it would say nothing. */
export const silentOperations: ReadonlySet<string> = new Set(['UpsertSession', 'LogoutSession']);

/** Number of running operations that the user waits for. */
export const loadingCounter = createStore(0);

/** Counts the operation while it runs, whatever its end. */
export async function withLoading<T>(operation: Pick<Operation, 'name' | 'kind'>, run: () => Promise<T>): Promise<T> {
  const counts =
    countedOperations.has(operation.name) || (operation.kind === 'mutation' && !silentOperations.has(operation.name));
  if (!counts) return run();
  loadingCounter.set((count) => count + 1);
  try {
    return await run();
  } finally {
    loadingCounter.set((count) => count - 1);
  }
}

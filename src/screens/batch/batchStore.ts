import { createStore } from '#src/data/createStore.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';
import type { BatchKind } from './batchProgress.ts';

/** An operation whose panel has not been closed. */
export interface StartedBatch {
  readonly id: string;
  readonly kind: BatchKind;
  readonly total: number;
  /** Applications are decided on, which can be taken back for a while. */
  readonly isDecision?: boolean;
}

export const batchStore = createStore<readonly StartedBatch[]>([]);

export function showBatch(batch: StartedBatch): void {
  change((batches) => [...batches, batch]);
}

export function closeBatch(id: string): void {
  change((batches) => batches.filter((batch) => batch.id !== id));
}

/** Ids of the panels that this tab had open before the page was loaded anew. */
export function openBefore(): readonly string[] {
  return readTabStored('batches')?.split(' ').filter(Boolean) ?? [];
}

/** Panels of what the server has found again, before those that have been opened meanwhile. */
export function restoreBatches(found: readonly StartedBatch[]): void {
  change((batches) => [...found.filter(({ id }) => batches.every((batch) => batch.id !== id)), ...batches]);
}

function change(next: (batches: readonly StartedBatch[]) => readonly StartedBatch[]): void {
  batchStore.set(next);
  const ids = batchStore.get().map(({ id }) => id);
  writeTabStored('batches', ids.length > 0 ? ids.join(' ') : null);
}

// The panels are those of who started the operations.
window.addEventListener(loggedOutEvent, () => change(() => []));

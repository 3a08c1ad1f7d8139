import { createStore } from '#src/data/createStore.ts';
import type { BatchKind } from './batchProgress.ts';

/** An operation that was started here and whose panel has not been closed. */
export interface StartedBatch {
  readonly id: string;
  readonly kind: BatchKind;
  readonly total: number;
}

export const batchStore = createStore<readonly StartedBatch[]>([]);

export function showBatch(batch: StartedBatch): void {
  batchStore.set((batches) => [...batches, batch]);
}

export function closeBatch(id: string): void {
  batchStore.set((batches) => batches.filter((batch) => batch.id !== id));
}

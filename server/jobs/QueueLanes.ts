import type { DatabaseHandle } from '#server/db/database.ts';
import { type Queue, QueueWorker } from './QueueWorker.ts';

/** How many entries of a queue a process does at once: one that takes long leaves room for others. */
const LANES = 4;

/** Several workers on one queue. */
export class QueueLanes {
  readonly #workers: readonly QueueWorker[];

  constructor(database: DatabaseHandle, queue: Queue) {
    this.#workers = Array.from({ length: LANES }, () => new QueueWorker(database, queue));
  }

  async start(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.start()));
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }
}

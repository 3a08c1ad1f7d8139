import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { type Queue, QueueWorker } from './QueueWorker.ts';

/** How many entries of a queue a process does at once: one that takes long leaves room for others. */
export const LANES = 4;

/** Several lanes of work on one queue, woken by one connection that listens. */
export class QueueLanes {
  readonly #database: DatabaseHandle;
  readonly #channel: string;
  readonly #lanes: readonly QueueWorker[];
  #unlisten: (() => Promise<void>) | null = null;

  constructor(database: DatabaseHandle, queue: Queue, lanes = LANES) {
    this.#database = database;
    this.#channel = queue.channel;
    this.#lanes = Array.from({ length: lanes }, () => new QueueWorker(queue));
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#database.listen(this.#channel, () => {
      for (const lane of this.#lanes) lane.wake();
    });
    for (const lane of this.#lanes) lane.start();
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    await this.#unlisten?.();
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }
}

import { logTrouble } from '#server/platform/log/log.ts';

export interface Queue {
  /** Names it in the log. */
  readonly name: string;
  readonly channel: string;
  /** How long work can lie there when a notification was lost. */
  readonly pollMs: number;
  /** Does all that is due; ends early once `isStopped` says so. */
  readonly drain: (isStopped: () => boolean) => Promise<void>;
}

/** One lane of work on a queue: when it is told that there is something, and now and then by itself. */
export class QueueWorker {
  readonly #queue: Queue;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = true;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  start(): void {
    this.#isStopped = false;
    this.wake();
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#working;
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#isStopped) return;
    if (this.#working) {
      this.#isWoken = true;
      return;
    }
    this.#working = this.#drain().finally(() => {
      this.#working = null;
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => this.wake(), this.#isWoken ? 0 : this.#queue.pollMs);
      this.#timer.unref();
    });
  }

  async #drain(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#isWoken = false;
    try {
      await this.#queue.drain(() => this.#isStopped);
    } catch (error) {
      logTrouble('queue.failed', error, { queue: this.#queue.name });
    }
  }
}

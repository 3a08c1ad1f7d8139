import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { logFault, logTrouble } from '#server/platform/log/log.ts';
import {
  currentPosition,
  OUTBOX_CHANNEL,
  type OutboxEvent,
  type OutboxPosition,
  pruneOutbox,
  readOutbox,
} from './outbox.ts';

/** How long a lost notification can delay an event. */
const POLL_MS = 1000;
/** How soon to look again when a running transaction holds rows back. */
const UNSETTLED_MS = 25;
const PRUNE_MS = 10 * 60_000;

export type OutboxListener = (event: OutboxEvent) => void;

/** The one reader of a process: reads the outbox in order and hands each event to whoever listens for its tenant. */
export class OutboxReader {
  readonly #database: DatabaseHandle;
  readonly #listeners = new Map<string, Set<OutboxListener>>();
  readonly #ofAll = new Set<OutboxListener>();
  #position: OutboxPosition = { xid: '0', seq: '0' };
  #timer: NodeJS.Timeout | null = null;
  #pruneTimer: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = true;
  #unlisten: (() => Promise<void>) | null = null;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /** Begins with what is committed from now on. */
  async start(): Promise<void> {
    this.#isStopped = false;
    this.#position = await currentPosition(this.#database);
    this.#unlisten = await this.#database.listen(OUTBOX_CHANNEL, () => this.#wake());
    this.#schedule(POLL_MS);
    this.#pruneTimer = setInterval(() => void pruneOutbox(this.#database).catch(() => {}), PRUNE_MS);
    this.#pruneTimer.unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#pruneTimer) clearInterval(this.#pruneTimer);
    await this.#unlisten?.();
    await this.#reading;
  }

  /** Calls `listener` for each event of the tenant, in order, until the function returned is called. */
  subscribe(tenantId: string, listener: OutboxListener): () => void {
    const listeners = this.#listeners.get(tenantId) ?? new Set();
    this.#listeners.set(tenantId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(tenantId) === listeners) this.#listeners.delete(tenantId);
    };
  }

  /** The same for the events of every tenant: for what the process itself keeps of them. */
  subscribeToAll(listener: OutboxListener): void {
    this.#ofAll.add(listener);
  }

  #wake(): void {
    if (this.#isStopped) return;
    if (this.#reading) {
      this.#isWoken = true;
      return;
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = null;
    });
  }

  async #read(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    let delay = POLL_MS;
    try {
      do {
        this.#isWoken = false;
        const batch = await readOutbox(this.#database, this.#position);
        for (const event of batch.events) this.#dispatch(event);
        this.#position = batch.position;
        delay = batch.hasUnsettled ? UNSETTLED_MS : POLL_MS;
      } while (this.#isWoken && !this.#isStopped);
    } catch (error) {
      // The position stands still: the next poll reads the same rows.
      logTrouble('queue.failed', error, { queue: 'outbox' });
    }
    this.#schedule(delay);
  }

  #dispatch(event: OutboxEvent): void {
    for (const listener of [...this.#ofAll, ...(this.#listeners.get(event.tenantId) ?? [])]) {
      try {
        listener(event);
      } catch (error) {
        logFault('outbox.listenerFailed', error, { topic: event.topic });
      }
    }
  }

  #schedule(delay: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#wake(), delay);
  }
}

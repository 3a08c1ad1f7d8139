import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { log } from '#server/platform/log/log.ts';
import { DatabaseUnavailableError } from '../DatabaseUnavailableError.ts';
import { hasAnswered } from './connectionFailure.ts';

const LOOK_MS = 1000;
/** How soon it is noticed that the database is back. */
const LOOK_AGAIN_MS = 250;
/** A server that takes longer for `select 1`, and says nothing to anybody meanwhile, is taken for gone. */
const PATIENCE_MS = 3000;
/** An answer that came while this process was busy is read in the next turn of its loop: it is given that turn. */
const LAST_TURN_MS = 100;

export interface WatchedConnections {
  /** A connection that is not yet open. */
  readonly open: () => pg.Client;
  /** Begins to listen; what it returns tells whether anything has come from the server since. */
  readonly listen: () => () => boolean;
  /** Breaks every connection, so that nobody waits for one whose other end is silent. */
  readonly breakAll: () => void;
}

/** A connection given out that can be given back. */
interface Lent {
  release(): void;
}

/**
 * Looks after whether the database answers, over a connection of its own. While it does not, requests are refused at once
 * instead of waiting one after the other for connections that can't be made.
 */
export class PostgresWatch {
  readonly #connections: WatchedConnections;
  readonly #waiting = new Set<() => void>();
  #client: pg.Client | null = null;
  #isUp = true;
  #isStopped = false;
  #looking: Promise<boolean> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(connections: WatchedConnections) {
    this.#connections = connections;
    this.#schedule();
  }

  /** @throws DatabaseUnavailableError */
  assertUp(): void {
    if (!this.#isUp) throw new DatabaseUnavailableError();
  }

  /** Waits for a connection only as long as there is a database. */
  lend<T extends Lent>(lending: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new DatabaseUnavailableError());
      this.#waiting.add(giveUp);
      lending.then(
        (lent) => {
          if (this.#waiting.delete(giveUp)) resolve(lent);
          else lent.release();
        },
        (error: unknown) => {
          this.#waiting.delete(giveUp);
          reject(error);
        },
      );
    });
  }

  /** Whether the database answers, asked now. */
  look(): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    this.#looking ??= this.#lookTwice().finally(() => {
      this.#looking = null;
      this.#schedule();
    });
    return this.#looking;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking?.catch(() => {});
    void this.#client?.end().catch(() => {});
  }

  #schedule(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.look(), this.#isUp ? LOOK_MS : LOOK_AGAIN_MS);
    this.#timer.unref();
  }

  /** A connection that was ended says nothing about the server: only a new one does. */
  async #lookTwice(): Promise<boolean> {
    const isUp = (await this.#ask()) || (await this.#ask());
    if (isUp !== this.#isUp) {
      this.#isUp = isUp;
      log(isUp ? 'info' : 'error', isUp ? 'database.back' : 'database.lost');
    }
    if (!isUp) for (const giveUp of [...this.#waiting]) this.#waiting.delete(giveUp) && giveUp();
    return isUp;
  }

  async #ask(): Promise<boolean> {
    try {
      const hasSpoken = this.#connections.listen();
      const isAnswered = await within(PATIENCE_MS, this.#query());
      if (isAnswered) return true;
      // One that answers others is slow, not gone: breaking what it works on would make it slower.
      if (hasSpoken()) return this.#askAnew();
      // As silent as this one are all others: whoever waits for them is told now.
      this.#connections.breakAll();
    } catch (error) {
      if (hasAnswered(error)) return true;
    }
    this.#client = null;
    return false;
  }

  /** Leaves the connection that heard nothing, which may be the only one that is broken. */
  #askAnew(): true {
    void this.#client?.end().catch(() => {});
    this.#client = null;
    return true;
  }

  async #query(): Promise<true> {
    if (!this.#client) {
      const client = this.#connections.open();
      client.on('error', () => {});
      this.#client = client;
      await client.connect();
    }
    await this.#client.query('select 1');
    return true;
  }
}

/** False when nothing came in time. */
async function within(ms: number, answer: Promise<true>): Promise<boolean> {
  // Whoever has stopped waiting does not hear how it went on.
  answer.catch(() => {});
  const tooLate = sleep(ms, false as const, { ref: false });
  if (await Promise.race([answer, tooLate])) return true;
  return Promise.race([answer, sleep(LAST_TURN_MS, false as const, { ref: false })]);
}

import { Socket } from 'node:net';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { logTrouble } from '#server/platform/log/log.ts';
import { DatabaseUnavailableError } from '../DatabaseUnavailableError.ts';
import { prepareEnter } from '../readBehindWall.ts';
import { withRoom } from '../withRoom.ts';
import { isConnectionFailure } from './connectionFailure.ts';
import { PostgresWatch } from './PostgresWatch.ts';

/** A connection is made within this, or not at all. */
const CONNECT_MS = 5_000;
/** When the kernel begins to ask whether the other end of a quiet connection is still there. */
const KEEP_ALIVE_MS = 10_000;
/** Beyond the time that the server itself gives a statement. */
const ANSWER_MARGIN_MS = 5_000;

export interface ConnectionOptions {
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** Between two statements of a transaction no process that lives waits as long. */
const FROZEN_AFTER_MS = 15_000;

/**
 * All connections of this process to one PostgreSQL server. Any of them may end at any moment: each has somebody who hears
 * of it, and what was running on it fails with a `DatabaseUnavailableError`.
 */
export class PostgresConnections implements PostgresPool {
  readonly options: { readonly max: number };
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #watch: PostgresWatch;
  readonly #sockets = new Set<Socket>();
  #isClosing = false;

  constructor(url: string, { poolSize, statementTimeoutMs }: ConnectionOptions) {
    this.#url = url;
    this.options = { max: poolSize };
    this.#pool = new pg.Pool({
      ...this.#config(),
      max: poolSize,
      statement_timeout: statementTimeoutMs,
      // A process that is frozen keeps no lock: others take over what it had begun.
      idle_in_transaction_session_timeout: FROZEN_AFTER_MS,
      query_timeout: statementTimeoutMs + ANSWER_MARGIN_MS,
      // Statements are sent without waiting for the answer to the one before.
      pipeline: true,
      // Prepared statements are planned once: each costs more to plan for its values than to run.
      options: '-c plan_cache_mode=force_generic_plan',
    } as pg.PoolConfig);
    // One that ends while idle is replaced by the pool; one that is in use tells the query that runs on it.
    this.#pool.on('error', (error) => this.#noteLost(error));
    this.#pool.on('connect', (client) => {
      client.on('error', () => {});
      // Should it fail, so does each read that needs it, and says so.
      void client.query(prepareEnter).catch(() => {});
    });
    this.#watch = new PostgresWatch({
      open: () => this.openClient(),
      breakAll: () => this.#breakAll(),
      listen: () => this.#listen(),
    });
  }

  /** Runs what uses connections; their loss comes out as one kind of error. */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    this.#watch.assertUp();
    try {
      return await withRoom(work);
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      void this.#watch.look();
      throw new DatabaseUnavailableError(error);
    }
  }

  connect(): Promise<pg.PoolClient> {
    this.#watch.assertUp();
    return this.#watch.lend(this.#pool.connect());
  }

  /** A connection beside the pool, to be opened and ended by the caller, who must hear its errors. */
  openClient(): pg.Client {
    return new pg.Client(this.#config());
  }

  /**
   * One that may wait for long without a word, for a lock say: it is not broken with the others when the server is
   * silent. The kernel asks now and then whether its other end is there.
   */
  openPatientClient(): pg.Client {
    return new pg.Client({ ...this.#config(), stream: () => new Socket() });
  }

  /** @throws DatabaseUnavailableError */
  async ping(): Promise<void> {
    if (!(await this.#watch.look())) throw new DatabaseUnavailableError();
  }

  async end(): Promise<void> {
    this.#isClosing = true;
    await this.#watch.stop();
    // Nobody uses them any more; a silent server must not hold the process back.
    const force = setTimeout(() => this.#breakAll(), CONNECT_MS);
    await this.#pool.end();
    clearTimeout(force);
  }

  #config(): pg.ClientConfig {
    return {
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      stream: () => this.#openSocket(),
    };
  }

  #openSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /** Begins to listen; what it returns tells whether anything has been heard from the server since, on any connection. */
  #listen(): () => boolean {
    const before = new Map([...this.#sockets].map((socket) => [socket, socket.bytesRead]));
    return () => [...this.#sockets].some((socket) => socket.bytesRead > (before.get(socket) ?? 0));
  }

  #breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #noteLost(error: Error): void {
    if (this.#isClosing) return;
    logTrouble('database.connectionLost', error);
    void this.#watch.look();
  }
}

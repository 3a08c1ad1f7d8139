import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Nobody has sent a request for this long: what is in front has learned that it goes elsewhere. */
const QUIET_MS = 500;
/** A load balancer that has asked within this asks again. */
const PROBED_MS = 30_000;
const LOOK_MS = 50;
/** Whoever goes on sending after this has not listened. */
const MAX_DRAIN_MS = 6_000;
/** They are let settle on connections that they keep, so that none is on its way when no more are taken. */
const SETTLE_MS = 500;

/** The requests of a server, so that it can leave without one of them being lost. */
export class Traffic {
  readonly #running = new Set<ServerResponse>();
  #isEnding = false;
  /** Each answer is the last on its connection. */
  #isParting = false;
  #lastRequest = 0;
  #lastProbe = 0;
  #hasRefusedProbe = false;

  /** Whether new work is to go elsewhere. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** A request has come. Once the server leaves, its answer is the last on its connection. */
  enter(response: ServerResponse): void {
    this.#lastRequest = Date.now();
    this.#running.add(response);
    response.once('close', () => this.#running.delete(response));
    if (this.#isParting) response.shouldKeepAlive = false;
  }

  /** Somebody asks whether to send requests here. */
  enterProbe(response: ServerResponse): void {
    this.#lastProbe = Date.now();
    if (!this.#isEnding) return;
    this.#hasRefusedProbe = true;
    response.shouldKeepAlive = false;
  }

  /** Says from now on that requests are to go elsewhere, serves those that still come, and resolves when they have stopped. */
  async drain(): Promise<void> {
    const began = Date.now();
    this.#isEnding = true;
    this.part();
    const isProbed = began - this.#lastProbe < PROBED_MS;
    const isQuiet = () => Date.now() - Math.max(this.#lastRequest, began) >= QUIET_MS;
    const isDone = () => isQuiet() && this.#running.size === 0 && (!isProbed || this.#hasRefusedProbe);
    while (!isDone()) {
      if (Date.now() - began > MAX_DRAIN_MS) return this.#settle();
      await sleep(LOOK_MS);
    }
  }

  /** From now on each answer is the last on its connection. */
  part(): void {
    this.#isParting = true;
    for (const response of this.#running) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  async #settle(): Promise<void> {
    this.#isParting = false;
    await sleep(SETTLE_MS);
  }
}

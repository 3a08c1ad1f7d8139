import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;

/** Asks /healthz again and again, on a connection of its own: how long others wait while a server is at something. */
export class HealthWatch {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #asked: { readonly at: number; readonly tookMs: number }[] = [];
  readonly #watching: Promise<void>;
  #isOver = false;

  constructor(port: number) {
    this.#port = port;
    this.#watching = this.#watch();
  }

  /** Milliseconds that each answer took, the quickest first. */
  async end(): Promise<readonly number[]> {
    this.#isOver = true;
    await this.#watching;
    this.#agent.destroy();
    return this.#asked.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
  }

  /** The slowest answer to a question that was asked since then, by the clock of `performance`. */
  slowestSince(begun: number): number {
    return Math.max(0, ...this.#asked.filter(({ at }) => at >= begun - EVERY_MS).map(({ tookMs }) => tookMs));
  }

  async #watch(): Promise<void> {
    for (; !this.#isOver; await pause(EVERY_MS)) {
      const begun = performance.now();
      await this.#ask();
      this.#asked.push({ at: begun, tookMs: performance.now() - begun });
    }
  }

  #ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port: this.#port, path: '/healthz', agent: this.#agent },
        (response) => {
          response.resume();
          response.on('end', resolve);
        },
      );
      call.on('error', reject);
      call.end();
    });
  }
}

/** The value that this share of sorted ones is not above. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

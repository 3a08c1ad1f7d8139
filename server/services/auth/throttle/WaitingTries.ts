/** How many tries to sign in wait for others at once, by tenant: each of them asks the database now and then. */
export class WaitingTries {
  readonly #most: number;
  readonly #waiting = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs `wait` where there is room for one more; null where there is none. */
  async join<T>(tenantId: string, wait: () => Promise<T>): Promise<T | null> {
    const before = this.#waiting.get(tenantId) ?? 0;
    if (before >= this.#most) return null;
    this.#waiting.set(tenantId, before + 1);
    try {
      return await wait();
    } finally {
      const left = (this.#waiting.get(tenantId) ?? 1) - 1;
      if (left > 0) this.#waiting.set(tenantId, left);
      else this.#waiting.delete(tenantId);
    }
  }
}

/** Keeps a tenant from having more than its share of the lanes of a process: the rest are free for whoever comes next. */
export class TenantShares {
  readonly #most: number;
  readonly #running = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  /** `most`: entries of one tenant that are worked on at once. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes an entry of a tenant that has not got its share; `take` is told which have. One after the other: two lanes
   * that ask at once would both take the last part of a share.
   */
  take<T extends { readonly tenantId: string }>(
    take: (full: readonly string[]) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const taken = this.#last.then(async () => {
      const entry = await take([...this.#running].filter(([, count]) => count >= this.#most).map(([id]) => id));
      if (entry) this.#running.set(entry.tenantId, this.#countOf(entry.tenantId) + 1);
      return entry;
    });
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  /** The entry of the tenant is no longer worked on. */
  giveBack(tenantId: string): void {
    const left = this.#countOf(tenantId) - 1;
    if (left > 0) this.#running.set(tenantId, left);
    else this.#running.delete(tenantId);
  }

  #countOf(tenantId: string): number {
    return this.#running.get(tenantId) ?? 0;
  }
}

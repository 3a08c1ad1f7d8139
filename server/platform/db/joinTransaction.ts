/**
 * Lets a nested call join the transaction that its caller has open. The embedded database has one connection, so a second
 * transaction inside the first would wait for itself for ever; here it is the same one, or an error that says so.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

interface OpenTransaction {
  readonly scope: string;
  readonly tx: Tx;
  isOpen: boolean;
}

export type Begin = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export class TransactionJoiner {
  readonly #storage = new AsyncLocalStorage<OpenTransaction>();

  /** `scope` says what the transaction may see; one of another scope can't be opened inside it. */
  run<T>(scope: string, begin: Begin, work: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.#storage.getStore();
    if (outer?.isOpen) {
      if (outer.scope === scope) return work(outer.tx);
      throw new Error(`A transaction for ${scope} was asked for inside one for ${outer.scope}`);
    }
    return begin(async (tx) => {
      const open: OpenTransaction = { scope, tx, isOpen: true };
      try {
        return await this.#storage.run(open, work, tx);
      } finally {
        // Work that was not awaited must not use a connection that is someone else's by now.
        open.isOpen = false;
      }
    });
  }

  /** Whether the caller is inside a transaction of this scope. */
  current(scope: string): Tx | null {
    const open = this.#storage.getStore();
    return open?.isOpen && open.scope === scope ? open.tx : null;
  }
}

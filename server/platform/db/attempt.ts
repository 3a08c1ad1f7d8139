import { sql } from 'kysely';
import type { Tx } from './database.ts';

export type Outcome<T, E> = { readonly result: T } | { readonly error: E };

/**
 * Does something inside a transaction that goes on without it: what is refused is undone, and the refusal given back. What
 * is none ends the transaction, as it would without this. One may stand within another.
 */
export async function attempt<T, E>(
  tx: Tx,
  work: () => Promise<T>,
  isRefusal: (error: unknown) => error is E,
): Promise<Outcome<T, E>> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(tx);
    return { result };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    // It outlives being gone back to; one around it has the same name.
    await sql`release savepoint attempt`.execute(tx);
    return { error };
  }
}

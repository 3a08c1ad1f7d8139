import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** The name of a person as it is written beside what they did; null when there is nobody of this id. */
export async function nameOfUser(tx: Tx, id: string | null): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || coalesce(last_name, '')) as name from "user" where id = ${id}`.execute(tx);
  return rows[0]?.name ?? null;
}

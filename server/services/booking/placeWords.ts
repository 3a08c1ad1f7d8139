import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** A room as calendars and mails say where something is: its name, and how to get there. */
export async function placeWords(tx: Tx, placeId: unknown): Promise<string | null> {
  if (typeof placeId !== 'string') return null;
  const { rows } = await sql<{ words: string }>`
    select concat_ws(', ', name, nullif(address, '')) as words from place where id = ${placeId}`.execute(tx);
  return rows[0]?.words ?? null;
}

import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** Where somebody usually meets, as they say of themselves; null where they say nothing. */
export async function usualPlace(tx: Tx, person: string): Promise<string | null> {
  const { rows } = await sql<{ place: string | null }>`
    select nullif(trim(profile_coaching_meeting_settings ->> 'defaultMeetingLocation'), '') as place from "user"
    where id = ${person}`.execute(tx);
  return rows[0]?.place ?? null;
}

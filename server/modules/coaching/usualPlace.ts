import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** A new session that names neither a place nor a video conference takes place where its first coach usually meets. */
export async function usualPlace(session: StoredRow, tx: Tx): Promise<Values> {
  const [coach] = Array.isArray(session.coachs) ? session.coachs : [];
  if (
    session.version !== 1 ||
    !coach ||
    session.place ||
    session.location ||
    session.meetingLink ||
    session.videoProvider
  )
    return {};
  const { rows } = await sql<{ place: string | null }>`
    select profile_coaching_meeting_settings ->> 'defaultMeetingLocation' as place from "user" where id = ${coach}`.execute(
    tx,
  );
  return rows[0]?.place ? { location: rows[0].place } : {};
}

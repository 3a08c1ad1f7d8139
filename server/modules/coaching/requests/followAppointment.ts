import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** A request that was accepted reads what becomes of its session: that it is called off, or planned again, and when it is. */
export async function followAppointment(tx: Tx, before: StoredRow, after: StoredRow | null): Promise<void> {
  const isOff = after === null || after.status === 'cancelled';
  const state = isOff ? 'MEETING_CANCELED' : 'MEETING_SCHEDULED';
  if (after === null) {
    // What referred to the session does no longer: it is the one of these people at that time.
    await sql`update meeting_request set appointment_state = ${state}, version = version + 1, updated_at = clock_timestamp()
      where status = 'meeting_scheduled' and session_id is null and appointment_state = 'MEETING_SCHEDULED'
        and startup_id = ${before.startup} and mentor_id = any(${idsIn(before.coachs)}::text[])
        and start_time is not distinct from ${before.startTime ?? null}::timestamptz`.execute(tx);
    return;
  }
  const [startTime, endTime] = [after.startTime ?? null, after.endTime ?? null];
  await sql`update meeting_request set appointment_state = ${state}, start_time = ${startTime}::timestamptz,
      end_time = ${endTime}::timestamptz, version = version + 1, updated_at = clock_timestamp()
    where session_id = ${after.id} and status = 'meeting_scheduled' and (appointment_state <> ${state}
      or start_time is distinct from ${startTime}::timestamptz or end_time is distinct from ${endTime}::timestamptz)`.execute(
    tx,
  );
}

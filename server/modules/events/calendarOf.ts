import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import type { CalendarNews } from '#server/services/people/mailPeople.ts';
import { appointmentOf } from './appointmentOf.ts';

/**
 * What a mail about an event does to the calendars of those it goes to; nothing where it has no time yet. Its organiser is
 * the host whose calendar entry it is (`calendarHost`), else the organisation.
 */
export async function calendarOf(
  { tx, context }: FollowScope,
  event: StoredRow,
  method: CalendarNews['method'],
): Promise<{ readonly calendar?: CalendarNews }> {
  const entry = appointmentOf(event, { origin: context.tenant.origin, room: await placeWords(tx, event.place) });
  if (entry === null) return {};
  const organizer = await organizerOf(tx, event);
  return { calendar: { method, entry, ...(organizer && { organizer }) } };
}

/** The host whose calendar entry an event is; nobody where it is the organisation's. */
export async function organizerOf(tx: FollowScope['tx'], event: StoredRow): Promise<CalendarNews['organizer']> {
  const { rows } = await sql<{ name: string; email: string }>`
    select trim(first_name || ' ' || coalesce(last_name, '')) as name, email from "user"
    where id = ${event.calendarHost ?? null} and lower(status) = 'active'`.execute(tx);
  return rows[0];
}

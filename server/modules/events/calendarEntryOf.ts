import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { calendarUid } from '#server/platform/mail/calendarPart.ts';
import type { CalendarNews } from '#server/services/people/mailPeople.ts';

interface Booked {
  readonly event: StoredRow;
  readonly sessionId: string;
  /** The session as its mails put it into calendars. */
  readonly calendar: CalendarNews;
  /** Who hold it and come to it, the host first. */
  readonly people: readonly string[];
}

/**
 * What a booking puts into calendars outside, as the registration keeps it (001 §3, `externalCalendarEvent`): the entry that
 * goes out with the mail, under the UID that calendars know it by. Null where the organisation sends no such mails.
 */
export async function calendarEntryOf(scope: FollowScope, { event, sessionId, people, calendar }: Booked) {
  const { tenant } = scope.context;
  if (tenant.features.switches.emailEvents !== true) return null;
  const { entry, organizer } = calendar;
  const { solution } = (event.conferenceData ?? {}) as Record<string, unknown>;
  return {
    id: calendarUid(entry.id),
    summary: entry.title,
    description: typeof event.description === 'string' ? event.description : null,
    referenceType: 'IncubatorEvent',
    referenceId: event.id,
    contextType: 'OneOnOneEvent',
    contextId: sessionId,
    start: entry.start,
    end: entry.end,
    location: entry.location,
    conferenceProvider: typeof solution === 'string' && solution !== '' ? solution : null,
    attendees: await namesOf(scope, people),
    organizer: organizer?.name ?? tenant.name,
  };
}

async function namesOf({ tx }: FollowScope, people: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || coalesce(last_name, '')) as name from "user"
    where id = any(${people}::text[]) order by array_position(${people}::text[], id)`.execute(tx);
  return rows.map(({ name }) => name);
}

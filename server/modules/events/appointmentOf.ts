import { whereText } from '#domain/text/whereText.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';

interface Whereabouts {
  /** The tenant's own. */
  readonly origin: string;
  /** The event's room, in words; null where it has none. */
  readonly room: string | null;
}

/** An event as an entry of a calendar; null where it has no time yet. */
export function appointmentOf(event: StoredRow, { origin, room }: Whereabouts): CalendarEntry | null {
  const { id, version, title, startTime, endTime } = event;
  if (typeof startTime !== 'string') return null;
  return {
    id: `IncubatorEvent/${id}`,
    sequence: version,
    title: String(title),
    start: startTime,
    end: typeof endTime === 'string' ? endTime : startTime,
    location: whereOfEvent(event, room),
    url: `${origin}/events/${id}`,
  };
}

/** Where it takes place, in words; null where nobody has said it yet. */
export function whereOfEvent(event: StoredRow, room: string | null): string | null {
  return isOnline(event) ? placeOf(event) : whereText(room, placeOf(event));
}

export function isOnline({ availability }: StoredRow): boolean {
  return ((availability ?? {}) as Record<string, unknown>).mode === 'online';
}

function placeOf({ conferenceData, location }: StoredRow): string | null {
  const { url } = (conferenceData ?? {}) as Record<string, unknown>;
  const { text } = (location ?? {}) as Record<string, unknown>;
  const place = [url, text].find((part) => typeof part === 'string' && part !== '');
  return typeof place === 'string' ? place : null;
}

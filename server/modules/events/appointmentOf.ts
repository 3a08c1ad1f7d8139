import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';

/** An event as an entry of a calendar; null where it has no time yet. `origin` is the tenant's own. */
export function appointmentOf(event: StoredRow, origin: string): CalendarEntry | null {
  const { id, version, title, startTime, endTime } = event;
  if (typeof startTime !== 'string') return null;
  return {
    id: `IncubatorEvent/${id}`,
    sequence: version,
    title: String(title),
    start: startTime,
    end: typeof endTime === 'string' ? endTime : startTime,
    location: placeOf(event),
    url: `${origin}/events/${id}`,
  };
}

function placeOf({ conferenceData, location }: StoredRow): string | null {
  const { url } = (conferenceData ?? {}) as Record<string, unknown>;
  const { text } = (location ?? {}) as Record<string, unknown>;
  const place = [url, text].find((part) => typeof part === 'string' && part !== '');
  return typeof place === 'string' ? place : null;
}

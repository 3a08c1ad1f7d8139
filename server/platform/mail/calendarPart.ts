import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An appointment as calendars know it (RFC 5545). */
export interface CalendarEntry {
  /** The same for as long as the appointment is: `CoachingSession/<id>`. */
  readonly id: string;
  /** Counts up with each change; a calendar keeps to the highest that it has seen. */
  readonly sequence: number;
  readonly title: string;
  /** Instants, ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly location: string | null;
  /** Page of this site about it. */
  readonly url: string;
}

/** What goes with a mail, so that a calendar takes the appointment over, moves it or takes it away (RFC 5546). */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly text: string;
}

const prodId = { company: 'Cohort', product: 'Cohort', language: 'EN' } as const;

/** What becomes of an appointment. */
type Said = 'REQUEST' | 'CANCEL';

interface Invited {
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
  /** When it is said, ISO 8601. */
  readonly at: string;
}

/** The part of a mail that invites somebody, tells them of a change, or calls the appointment off. */
export function calendarPart(method: Said, entry: CalendarEntry, invited: Invited): CalendarPart {
  const calendar = ical({ prodId });
  calendar.method(method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...valuesOf(entry, invited.at),
    organizer: invited.organizer,
    attendees: [{ ...invited.attendee, rsvp: true }],
    ...statusOf(method),
  });
  return { method, text: calendar.toString() };
}

/**
 * The part of a mail that tells of several appointments: a request, and a calling off, is about one of them (RFC 5546, 3.2.2
 * and 3.2.5), so this one asks for no answer. Those that are called off are published as that (3.2.1).
 */
export function calendarOfSeveral(
  said: Said,
  entries: readonly CalendarEntry[],
  { organizer, at }: Omit<Invited, 'attendee'>,
): CalendarPart {
  const calendar = ical({ prodId });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent({ ...valuesOf(entry, at), organizer, ...statusOf(said) });
  return { method: 'PUBLISH', text: calendar.toString() };
}

/** A whole calendar, for programs that read it again and again. */
export function calendarText(name: string, entries: readonly CalendarEntry[], at: string): string {
  const calendar = ical({ prodId, name, ttl: 60 * 60 });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent(valuesOf(entry, at));
  return calendar.toString();
}

/** What calendars know an appointment by (UID), for as long as it is. */
export function calendarUid(id: CalendarEntry['id']): string {
  return `${id.replace('/', '-').toLowerCase()}@cohort`;
}

const statusOf = (said: Said) => (said === 'CANCEL' ? { status: ICalEventStatus.CANCELLED } : {});

function valuesOf({ id, sequence, title, start, end, location, url }: CalendarEntry, at: string) {
  return {
    id: calendarUid(id),
    sequence,
    stamp: new Date(at),
    start: new Date(start),
    end: new Date(end),
    summary: title,
    url,
    ...(location !== null && { location }),
  };
}

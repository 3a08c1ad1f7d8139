/** Who learns of an event that is published, moved or called off. */
import { sql } from 'kysely';
import { follower, type FollowScope } from '#server/platform/context/followers.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface EventRow {
  readonly title: string;
  readonly version: number;
  readonly hosts: readonly string[];
  readonly participants: readonly string[];
  readonly start: Date | string | null;
  readonly end: Date | string | null;
  readonly place: string | null;
}

export const eventFollowers = [
  follower('EventPublished', 'notification', 'Hosts: meetingScheduledStaff', async ({ payload }, { tx, context }) => {
    const event = await loadEvent(tx, payload.event);
    if (event === null) return;
    const notice = { text: 'event.hosting', name: event.title, at: instant(event.start) } as const;
    const url = `/events/${payload.event}`;
    await tellPeople(tx, context, { people: payload.hosts, type: 'meetingScheduledStaff', notice, url });
  }),
  follower(
    'EventMoved',
    'notification',
    'Who is registered: meetingChanged, and by mail with the appointment; hosts: meetingChangedStaff',
    async ({ payload }, { tx, context }) => {
      const event = await loadEvent(tx, payload.event);
      if (event === null) return;
      const notice = { text: 'event.changed', name: event.title, at: instant(event.start) } as const;
      const url = `/events/${payload.event}`;
      const entry = entryOf(payload.event, event, `${context.tenant.origin}${url}`);
      await tellPeople(tx, context, { people: event.participants, type: 'meetingChanged', notice, url });
      await tellPeople(tx, context, { people: event.hosts, type: 'meetingChangedStaff', notice, url });
      await mailPeople(tx, context, {
        feature: 'emailEvents',
        people: event.participants,
        notice,
        url,
        ...(entry && { calendar: { method: 'REQUEST', entry } }),
      });
    },
  ),
  follower(
    'EventCancelled',
    'notification',
    'Who was registered, and the hosts: meetingDeleted, and by mail with the appointment taken away',
    async ({ payload }, { tx, context }) => {
      const event = await loadEvent(tx, payload.event);
      const notice = { text: 'event.cancelled', name: payload.title } as const;
      const entry = event && entryOf(payload.event, event, `${context.tenant.origin}/events/${payload.event}`);
      const people = payload.people;
      await tellPeople(tx, context, { people, type: 'meetingDeleted', notice, url: '/events' });
      await mailPeople(tx, context, {
        feature: 'emailEvents',
        people,
        notice,
        url: '/events',
        ...(entry && { calendar: { method: 'CANCEL', entry } }),
      });
    },
  ),
];

async function loadEvent(tx: FollowScope['tx'], id: string): Promise<EventRow | null> {
  const { rows } = await sql<EventRow>`
    select title, version, hosts_ids as hosts, participants_ids as participants, start_time as start, end_time as "end",
      coalesce(conference_data ->> 'url', location ->> 'text') as place
    from incubator_event where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The appointment of an event; null where it has no time. */
export function entryOf(id: string, event: EventRow, url: string): CalendarEntry | null {
  const start = instant(event.start);
  if (start === null) return null;
  const end = instant(event.end) ?? start;
  return { id: `IncubatorEvent/${id}`, sequence: event.version, title: event.title, start, end, location: event.place, url };
}

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

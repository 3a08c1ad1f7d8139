import { type RawBuilder, sql } from 'kysely';
import type { NoticeKey } from '#server/platform/texts/notices.ts';

/** An appointment of one person, as reminders and digests name it. */
export interface Appointment {
  /** What happens once for it: it is another one when it is moved. */
  readonly mark: string;
  readonly person: string;
  /** Whether they are told as staff are: they hold it, and do not come to it. */
  readonly isStaff: boolean;
  /** How it is said that it begins soon. */
  readonly text: Extract<NoticeKey, 'session.reminder' | 'event.reminder'>;
  readonly title: string;
  readonly at: Date;
  /** When its record was made; nobody could have been told of it before. */
  readonly known: Date;
  readonly url: string;
}

const AHEAD = { 'session.reminder': 'session.ahead', 'event.reminder': 'event.ahead' } as const;
const SOON_MS = 24 * 3_600_000;

/** All that reminders say. */
export const reminderTexts: readonly NoticeKey[] = Object.entries(AHEAD).flat() as NoticeKey[];

/** How it is said beforehand: nothing begins soon until it is a day away. */
export function saidBefore({ text, at }: Pick<Appointment, 'text' | 'at'>, now: Date): NoticeKey {
  return new Date(at).getTime() - now.getTime() > SOON_MS ? AHEAD[text] : text;
}

const begins = (start: string) => sql`'/' || extract(epoch from ${sql.ref(start)})::bigint`;
const nameOf = (id: string) => sql`(select trim(first_name || ' ' || coalesce(last_name, ''))
  from "user" named where named.tenant_id = o.tenant_id and named.id = ${sql.ref(id)})`;

/**
 * Coaching sessions, events, conversations that are booked of events, and interviews, each once for whoever comes to it (`Appointment`).
 * Whoever hosts conversations of an event is named one that no other precedes within sixteen hours: it brings the rest of the day with it.
 */
export const appointments: RawBuilder<Appointment> = sql<Appointment>`(
  select 'session.reminder/' || s.id || ${begins('s.start_time')} as mark, p.person, p.staff as "isStaff",
    'session.reminder' as text, s.name as title, s.start_time as at, s.created_at as known, '/coaching/session/' || s.id as url
  from coaching_session s cross join lateral (select person, bool_and(staff) as staff from (
    select unnest(s.coachs_ids) as person, true as staff union all select unnest(s.attendees_ids), false) b group by person) p
  where s.status = 'planned'
  union all
  select 'event.reminder/' || e.id || ${begins('e.start_time')}, p.person, not e.participants_ids @> array[p.person],
    'event.reminder', e.title, e.start_time,
    e.created_at, '/events/' || e.id
  from incubator_event e cross join lateral (
    select distinct person from unnest(e.participants_ids
      || case when e.event_type = 'ONE_ON_ONE' then '{}'::text[] else e.hosts_ids end) as person) p
  where e.status = 'published' and not e.is_archived and not exists (select from one_on_one_event b
    where b.tenant_id = e.tenant_id and b.event_id = e.id and b.booked_by_id = p.person)
  union all
  select 'oneOnOne.reminder/' || o.id || '/' || side || ${begins('o.start_time')}, p.person, side = 'host',
    'event.reminder', concat_ws(' – ', e.title, nullif(p.other, '')), o.start_time, o.created_at, '/events/' || e.id
  from one_on_one_event o
    join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id and e.status = 'published'
    cross join lateral (values ('guest', o.booked_by_id, ${nameOf('o.host_id')}),
      ('host', o.host_id, ${nameOf('o.booked_by_id')})) as p(side, person, other)
  where o.status = 'REGISTERED' and not (side = 'host' and exists (select from one_on_one_event earlier
    where earlier.tenant_id = o.tenant_id and earlier.event_id = o.event_id and earlier.host_id = o.host_id
      and earlier.status = 'REGISTERED' and earlier.start_time < o.start_time
      and earlier.start_time > o.start_time - interval '16 hours'))
  union all
  select 'meeting.reminder/' || m.id || ${begins('m.start_time')}, p.person, p.staff,
    'event.reminder', concat_ws(' – ', m.title, a.startup_name), m.start_time, m.created_at, '/application/' || a.id || '/meeting'
  from application_meeting m join application a on a.tenant_id = m.tenant_id and a.id = m.application_id
    cross join lateral (values (m.host_id, true), (a.applicant_id, false)) as p(person, staff)
  where m.status = 'meeting_scheduled' and p.person is not null
)`;

/** What time does to events. */
import { sql } from 'kysely';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';

const BATCH = 20;
/** How long before an event those who come are reminded of it. */
const REMIND_HOURS = 24;
/** How long a draft that nobody has touched is kept. */
const KEPT_HOURS = 24;

export const eventSchedules: readonly Schedule[] = [
  {
    name: 'events.remind',
    about: 'Who is registered for an event is reminded by mail, a day before, once',
    at: 'minute',
    run: remindOfEvents,
  },
  {
    name: 'events.dropUntouched',
    about: 'A draft of an event that nobody has touched since it was begun is removed after a day',
    at: { time: '04:00' },
    skipsMissed: true,
    run: dropUntouched,
  },
];

async function remindOfEvents({ tx, context, until }: ClockScope): Promise<boolean> {
  const now = until.toISOString();
  const { rows } = await sql<{ id: string; title: string; at: Date | string; people: string[] }>`
    select id, title, start_time as at, participants_ids as people from incubator_event e
    where status = 'published' and not is_archived and start_time > ${now}::timestamptz
      and start_time <= ${now}::timestamptz + make_interval(hours => ${REMIND_HOURS}::int)
      and not exists (select from clock_done d where d.tenant_id = e.tenant_id
        and d.what = 'event.reminder/' || e.id || '/' || extract(epoch from e.start_time)::bigint)
    order by start_time, id limit ${BATCH}`.execute(tx);
  for (const { id, title, at, people } of rows) {
    const start = new Date(at);
    await isFirstTime(tx, `event.reminder/${id}/${start.getTime() / 1000}`, until);
    const notice = { text: 'event.reminder', name: title, at: start.toISOString() } as const;
    await mailPeople(tx, context, { feature: 'reminderEmails', people, notice, url: `/events/${id}` });
  }
  return rows.length === BATCH;
}

/** `createIncubatorEvent` takes nothing and gives a draft (000 §7): one that was only looked at is nobody's. */
async function dropUntouched({ tx, until }: ClockScope): Promise<boolean> {
  const before = new Date(until.getTime() - KEPT_HOURS * 3_600_000).toISOString();
  await sql`delete from incubator_event
    where status = 'draft' and version = 1 and start_time is null and created_at < ${before}::timestamptz`.execute(tx);
  return false;
}

/** What time does to events. */
import { sql } from 'kysely';
import { REMIND_HOURS } from '#domain/events/reminder.ts';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { type Appointment, appointments } from '#server/services/booking/appointments.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';

const BATCH = 20;
/** How long a draft that nobody has touched is kept. */
const KEPT_HOURS = 24;

export const eventSchedules: readonly Schedule[] = [
  {
    name: 'events.remind',
    about:
      'Who comes to an event, a conversation of it or an interview, or hosts it, is reminded by mail, a day before, once',
    at: 'minute',
    run: remindOfAppointments,
  },
  {
    name: 'events.dropUntouched',
    about: 'A draft of an event that nobody has touched since it was begun is removed after a day',
    at: { time: '04:00' },
    skipsMissed: true,
    run: dropUntouched,
  },
];

/** Whoever has made an appointment within the last day has just read when it is. */
async function remindOfAppointments({ tx, context, until }: ClockScope): Promise<boolean> {
  const now = sql`${until.toISOString()}::timestamptz`;
  const day = sql`make_interval(hours => ${REMIND_HOURS}::int)`;
  const { rows } = await sql<Omit<Appointment, 'person'> & { people: string[] }>`
    select mark, title, at, url, array_agg(person order by person) as people from ${appointments} a
    where at > ${now} and at <= ${now} + ${day} and known <= at - ${day}
      and not exists (select from clock_done d where d.tenant_id = current_setting('app.tenant') and d.what = a.mark)
    group by mark, title, at, url order by at, mark limit ${BATCH}`.execute(tx);
  for (const { mark, title, at, people, url } of rows) {
    await isFirstTime(tx, mark, until);
    const notice = { text: 'event.reminder', name: title, at: new Date(at).toISOString() } as const;
    await mailPeople(tx, context, { feature: 'reminderEmails', people, notice, url });
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

/** What time does to events. */
import { sql } from 'kysely';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { remindOfAppointments } from './reminders/remindOfAppointments.ts';

/** How long a draft that nobody has touched is kept. */
const KEPT_HOURS = 24;

export const eventSchedules: readonly Schedule[] = [
  remindOfAppointments,
  {
    name: 'events.dropUntouched',
    about: 'A draft of an event that nobody has touched since it was begun is removed after a day',
    at: { time: '04:00' },
    skipsMissed: true,
    run: dropUntouched,
  },
];

/** `createIncubatorEvent` takes nothing and gives a draft (000 §7): one that was only looked at is nobody's. */
async function dropUntouched({ tx, until }: ClockScope): Promise<boolean> {
  const before = new Date(until.getTime() - KEPT_HOURS * 3_600_000).toISOString();
  await sql`delete from incubator_event
    where status = 'draft' and version = 1 and start_time is null and created_at < ${before}::timestamptz`.execute(tx);
  return false;
}

/** Whoever comes to something, or holds it, is reminded as the organisation has it. */
import { type RawBuilder, sql } from 'kysely';
import { everyLead, reminderHours } from '#domain/events/reminder.ts';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Appointment, appointments, saidBefore } from '#server/services/booking/appointments.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { reminderSettings } from '#server/services/people/reminderSettings.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

const BATCH = 20;
/** The lead whose mark says no hours: it was the only one once, and what was reminded of then is not again. */
const PLAIN_LEAD = 24;

export const remindOfAppointments: Schedule = {
  name: 'events.remind',
  about:
    'Who comes to a session, an event, a conversation of it or an interview, or holds it, is reminded by mail and at the bell, when and by what means the organisation has it (a day before by itself), once at each time',
  at: 'minute',
  run: remind,
};

type DueAppointment = Pick<Appointment, 'text' | 'title' | 'at' | 'url'> & {
  readonly mark: string;
  readonly coming: readonly string[];
  readonly staff: readonly string[];
};

async function remind({ tx, context, until }: ClockScope): Promise<boolean> {
  const { appointments: chosen, byMail, byNotification } = await reminderSettings(tx);
  const found = await dueAppointments(tx, reminderHours(chosen), until);
  for (const { mark, title, at, coming, staff, url, ...due } of found) {
    await isFirstTime(tx, mark, until);
    const text = saidBefore({ ...due, at }, until);
    const news = { notice: { text, name: title, at: new Date(at).toISOString() }, url } as const;
    if (byMail) await mailPeople(tx, context, { ...news, feature: 'reminderEmails', people: [...coming, ...staff] });
    if (!byNotification) continue;
    await tellPeople(tx, context, { ...news, type: 'meetingScheduled', people: coming });
    await tellPeople(tx, context, { ...news, type: 'meetingScheduledStaff', people: staff });
  }
  return found.length === BATCH;
}

/**
 * Of several times that have come, the last one counts. What was said at it, or nearer to the beginning, is not said again
 * when the organisation chooses other times; and whoever has made an appointment since then has just read when it is.
 */
async function dueAppointments(tx: Tx, hours: readonly number[], until: Date): Promise<readonly DueAppointment[]> {
  const now = sql`${until.toISOString()}::timestamptz`;
  const before = sql`make_interval(hours => l.lead)`;
  const { rows } = await sql<DueAppointment>`
    select ${markAt(sql`a.mark`, sql`l.lead`)} as mark, text, title, at, url,
      coalesce(array_agg(person order by person) filter (where not "isStaff"), '{}') as coming,
      coalesce(array_agg(person order by person) filter (where "isStaff"), '{}') as staff
    from ${appointments} a cross join lateral (
      select min(lead) as lead from unnest(${[...hours]}::int[]) as lead where a.at - make_interval(hours => lead) <= ${now}) l
    where at > ${now} and at <= ${now} + make_interval(hours => ${Math.max(...hours)}::int) and known <= at - ${before}
      and not exists (select from clock_done d, unnest(${[...everyLead]}::int[]) as said
        where d.tenant_id = current_setting('app.tenant') and said <= l.lead and d.what = ${markAt(sql`a.mark`, sql`said`)})
    group by a.mark, l.lead, text, title, at, url order by at, a.mark limit ${BATCH}`.execute(tx);
  return rows;
}

function markAt(mark: RawBuilder<unknown>, lead: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`${mark} || case ${lead} when ${PLAIN_LEAD}::int then '' else '/' || ${lead} end`;
}

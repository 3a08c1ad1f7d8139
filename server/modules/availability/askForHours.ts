import { sql } from 'kysely';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { openTask } from '#server/services/tasks/openTask.ts';

/** How far ahead somebody should have hours. */
const DAYS_AHEAD = 14;
/** The task is to be done by Friday. */
const DAYS_TO_ANSWER = 4;

/**
 * Each Monday whoever looks after startups and has no hours in the next two weeks is asked for some. Other hours of single
 * days are hours; and who has said that they are away until the day by which they would answer has answered.
 */
export const askForHours: Schedule = {
  name: 'availability.ask',
  about:
    'Coaches and mentors of startups without hours in the next two weeks who are not away this week are asked for some: availCoaching, avail',
  at: { time: '08:00', weekday: 1 },
  skipsMissed: true,
  run: async ({ tx, context, until }) => {
    const now = until.toISOString();
    const today = dayOf(context.tenant.timezone, until);
    const { rows } = await sql<{ id: string; is_coach: boolean }>`
      select u.id, r.type && array['Coach', 'AdminCoach'] as is_coach
      from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
      where lower(u.status) = 'active' and cardinality(u.assigned_startups_ids) > 0
        and r.type && array['Coach', 'AdminCoach', 'Mentor', 'Expert']
        and not exists (select from recurring_availability a where a.user_id = u.id
          and coalesce(a.valid_until, 'infinity'::date) >= ${now}::timestamptz::date)
        and not exists (select from program_mentor_availability a where a.user_id = u.id
          and a.end_time > ${now}::timestamptz
          and a.start_time < ${now}::timestamptz + make_interval(days => ${DAYS_AHEAD}::int))
        and not exists (select from availability_exception x where x.user_id = u.id
          and jsonb_array_length(coalesce(x.ranges, '[]')) > 0
          and x.first_day < ${today}::date + ${DAYS_AHEAD}::int and coalesce(x.last_day, x.first_day) >= ${today}::date)
        and exists (select from generate_series(0, ${DAYS_TO_ANSWER}::int) as ahead
          where not exists (select from availability_exception x where x.user_id = u.id
            and ${today}::date + ahead between x.first_day and coalesce(x.last_day, x.first_day)))
      order by u.id`.execute(tx);
    const dueDate = dayBounds(context.tenant.timezone, until, DAYS_TO_ANSWER).end;
    for (const { id, is_coach: isCoach } of rows) {
      const type = isCoach ? 'availCoaching' : 'avail';
      await openTask(tx, context, { type, people: [id], dueDate, url: '/availability' });
    }
    return false;
  },
};

/** Reminders before and after due dates: each person gets one mail about all that is theirs. */
import { sql } from 'kysely';
import { daysBetween } from '#domain/dates/calendarDays.ts';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { mailList } from '#server/services/people/mailList.ts';
import { isReminderDay, type ReminderSettings, reminderSettings } from '#server/services/people/reminderSettings.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { dueColumns, dueNotice, type TaskWithDue } from './dueNotice.ts';

const DAY_MS = 86_400_000;

export const remindOfTasks: Schedule = {
  name: 'tasks.remind',
  about: 'People are reminded of tasks that are due soon or overdue, as the organisation has it',
  at: { time: '08:00' },
  skipsMissed: true,
  run: remind,
};

interface DueTask extends TaskWithDue {
  readonly id: string;
  readonly person: string;
  readonly url: string | null;
}

async function remind({ tx, context, until }: ClockScope): Promise<boolean> {
  const { tenant } = context;
  const settings = await reminderSettings(tx);
  const today = dayOf(tenant.timezone, until);
  const due = (await openTasks(tx, until, settings)).filter(({ due: date }) =>
    isReminderDay(daysBetween(today, dayOf(tenant.timezone, new Date(date))), settings),
  );
  for (const [person, tasks] of Map.groupBy(due, (task) => task.person)) {
    if (!(await isFirstTime(tx, `tasks.remind/${person}/${today}`, until))) continue;
    const notices = tasks.map((task) => dueNotice(task, until));
    if (settings.byMail) {
      const listed = notices.map((notice, index) => ({ notice, url: tasks[index]?.url ?? null }));
      const mail = { person, subject: 'reminder.subject', notices: listed, url: '/tasks' } as const;
      // Whoever has an overview of the day has read of it this morning.
      await mailList(tx, context, { ...mail, unlistedSince: dayBounds(tenant.timezone, until).start });
    }
    if (settings.byNotification) await notifyOf(tasks, notices, { tx, context });
  }
  return false;
}

/** The requirements have a type of notification for figures; of other tasks people see a badge. */
async function notifyOf(
  tasks: readonly DueTask[],
  notices: readonly Notice[],
  { tx, context }: Pick<ClockScope, 'tx' | 'context'>,
): Promise<void> {
  for (const [index, task] of tasks.entries()) {
    const notice = notices[index];
    if (task.type !== 'metrics' || notice === undefined) continue;
    await tellPeople(tx, context, { people: [task.person], type: 'metricsRequest', notice, url: task.url ?? '/tasks' });
  }
}

async function openTasks(tx: Tx, now: Date, settings: ReminderSettings): Promise<readonly DueTask[]> {
  const longest = Math.max(settings.firstDaysBefore, settings.lastDaysBefore) + 1;
  const since = settings.overdueEvery * settings.overdueTimes + 1;
  const { rows } = await sql<DueTask>`
    select t.id, a.user_id as person, t.url, ${dueColumns}
    from task t join task_assignee a on a.tenant_id = t.tenant_id and a.task_id = t.id
      join "user" u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where not a.done and t.completion_status = 'PENDING' and t.approval_status = 'APPROVED' and lower(u.status) = 'active'
      and t.due_date between ${new Date(now.getTime() - since * DAY_MS).toISOString()}::timestamptz
        and ${new Date(now.getTime() + longest * DAY_MS).toISOString()}::timestamptz
    order by a.user_id, t.due_date, t.id`.execute(tx);
  return rows;
}

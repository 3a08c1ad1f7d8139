/** The automatic task whose condition the spec can't say: it lies inside a field (requirement 000 §3). The others are automations. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { openTask } from '#server/services/tasks/openTask.ts';
import { usualDueDate } from '#server/services/tasks/usualDueDate.ts';
import { withdrawTasks } from '#server/services/tasks/withdrawnTasks.ts';

export const hostTasks = ['availEventSpecific', 'availEventCoaching'] as const;

export const openedTasks = [
  follower(
    'EventHostsChosen',
    'task',
    'New hosts of one-on-one sessions whose dates are not given: availEventSpecific; where coaching hours count availEventCoaching, to those without weekly hours',
    ({ payload: { event, added } }, scope) => askForTimes(scope, event, added),
  ),
  follower(
    'EventHeldAgain',
    'task',
    'Hosts of one-on-one sessions who had not given times for it: availEventSpecific or availEventCoaching, as before',
    ({ payload: { event, hosts } }, scope) => askForMissingTimes(scope, event, hosts),
  ),
  follower(
    'EventReplanned',
    'task',
    'Its hosts: availEventSpecific or availEventCoaching is taken back where it is not asked for any more, asked for where it is by now, and called as the event is',
    async ({ payload: { event, hosts } }, scope) => {
      const asked = taskOf(await plannedTimes(scope.tx, event));
      const url = `/events/${event}`;
      await withdrawTasks(scope, { types: hostTasks.filter((type) => type !== asked), url });
      if (asked !== null) await askForMissingTimes(scope, event, hosts);
    },
  ),
];

/** Asks those who have not given times for it before. */
async function askForMissingTimes(scope: FollowScope, event: string, hosts: readonly string[]): Promise<void> {
  const { rows } = await sql<{ person: string }>`select a.user_id as person
    from task t join task_assignee a on a.task_id = t.id
    where t.task_type = any(${hostTasks}::text[]) and t.url = ${`/events/${event}`} and a.done`.execute(scope.tx);
  const given = new Set(rows.map(({ person }) => person));
  const missing = hosts.filter((host) => !given.has(host));
  await askForTimes(scope, event, missing);
}

async function askForTimes({ tx, context }: FollowScope, event: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const found = await plannedTimes(tx, event);
  const type = taskOf(found);
  if (found === null || type === null) return;
  const asked = type === 'availEventCoaching' ? await withoutWeeklyHours(tx, people) : people;
  const dueDate = found.start === null ? usualDueDate(context) : new Date(found.start).toISOString();
  await openTask(tx, context, { type, name: found.title, people: asked, dueDate, url: `/events/${event}` });
}

/** What hosts are asked for; nothing where there are no conversations, or their dates are given. */
function taskOf(planned: PlannedTimes | null): (typeof hostTasks)[number] | null {
  if (planned?.type !== 'ONE_ON_ONE' || planned.hasDates) return null;
  return planned.hours === 'coaching' ? 'availEventCoaching' : 'availEventSpecific';
}

interface PlannedTimes {
  readonly type: string;
  readonly title: string;
  readonly hours: string | null;
  readonly start: Date | string | null;
  /** Whoever plans the event has given its dates: hosts have none to give. */
  readonly hasDates: boolean;
}

/** What is known of the times of an event; null where it is gone. */
async function plannedTimes(tx: Tx, event: string): Promise<PlannedTimes | null> {
  const { rows } = await sql<PlannedTimes>`
    select event_type as type, title, availability ->> 'type' as hours, start_time as start,
      coalesce(availability ->> 'method' <> 'calendar', true)
        and jsonb_array_length(coalesce(one_on_one_dates, '[]'::jsonb)) > 0 as "hasDates"
    from incubator_event where id = ${event}`.execute(tx);
  return rows[0] ?? null;
}

/** An event of coaching hours takes those of every week: whoever gives some has nothing to add. */
async function withoutWeeklyHours(tx: Tx, people: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ person: string }>`
    select distinct user_id as person from recurring_availability where user_id = any(${[...people]}::text[])`.execute(
    tx,
  );
  const giving = new Set(rows.map(({ person }) => person));
  return people.filter((person) => !giving.has(person));
}

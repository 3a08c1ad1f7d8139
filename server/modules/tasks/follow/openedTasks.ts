/** The automatic task whose condition the spec can't say: it lies inside a field (requirement 000 §3). The others are automations. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { openTask } from '#server/services/tasks/automaticTasks.ts';
import { usualDueDate } from '#server/services/tasks/usualDueDate.ts';

export const openedTasks = [
  follower(
    'EventHostsChosen',
    'task',
    'New hosts of one-on-one sessions: availEventSpecific, or availEventCoaching where coaching hours count',
    async ({ payload }, { tx, context }) => {
      const { rows } = await sql<{ type: string; hours: string | null; start: Date | string | null }>`
        select event_type as type, availability ->> 'type' as hours, start_time as start from incubator_event
        where id = ${payload.event}`.execute(tx);
      const [event] = rows;
      if (event?.type !== 'ONE_ON_ONE' || payload.added.length === 0) return;
      const type = event.hours === 'coaching' ? 'availEventCoaching' : 'availEventSpecific';
      const dueDate = event.start === null ? usualDueDate(context) : new Date(event.start).toISOString();
      await openTask(tx, context, { type, people: payload.added, dueDate, url: `/events/${payload.event}` });
    },
  ),
];

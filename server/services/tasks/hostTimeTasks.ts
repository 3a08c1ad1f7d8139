/** Hours of a single day answer the call for those of an event of that day, or of one whose day nobody knows yet. */
import { type RawBuilder, sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { completePart, type OpenPart } from './completeTasks.ts';

export interface GivenDay {
  readonly person: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Marks what a host was asked for as done where the hours that they have given are the event's. Days are those of the organisation. */
export async function completeHostTimes(scope: FollowScope, { person, startTime, endTime }: GivenDay): Promise<void> {
  const zone = scope.context.tenant.timezone;
  const dayOf = (time: RawBuilder<unknown>) => sql`(${time} at time zone ${zone})::date`;
  const { rows } = await sql<OpenPart>`
    select t.id as task, a.id as assignee, a.user_id as person from task t join task_assignee a on a.task_id = t.id
    where a.user_id = ${person} and not a.done and t.task_type = 'availEventSpecific'
      and not exists (select from incubator_event e where t.url = '/events/' || e.id and e.start_time is not null
        and (${dayOf(sql`${endTime}::timestamptz`)} < ${dayOf(sql`e.start_time`)}
          or ${dayOf(sql`${startTime}::timestamptz`)} > ${dayOf(sql`coalesce(e.end_time, e.start_time)`)}))
    order by t.due_date nulls last, t.id for update of t`.execute(scope.tx);
  for (const part of rows) await completePart(scope, part);
}

/** Automatic tasks that nobody need do any more, because what they ask for is not asked for any more. */
import { sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { dropTask } from './givenTasks.ts';

export interface Withdrawn {
  readonly types: readonly string[];
  /** The page where it was to be done. */
  readonly url: string;
  /** Whose tasks; without any, everybody's. */
  readonly people?: readonly string[];
}

/** Takes open tasks back; what somebody has done stays done. */
export async function withdrawTasks(scope: FollowScope, { types, url, people }: Withdrawn): Promise<void> {
  const theirs = people === undefined ? sql`true` : sql`a.user_id = any(${[...people]}::text[])`;
  const { rows } = await sql<{ id: string }>`select t.id from task t
    where t.task_type = any(${[...types]}::text[]) and t.completion_status = 'PENDING' and t.url = ${url}
      and exists (select from task_assignee a where a.task_id = t.id and not a.done and ${theirs})
    order by t.id for update`.execute(scope.tx);
  for (const { id } of rows) await dropTask(scope, id);
}

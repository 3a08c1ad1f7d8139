/** Automatic tasks that nobody need do any more, because what they ask for is not asked for any more. */
import { sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { changeTask, dropTask } from './givenTasks.ts';
import { loadAssignees, replaceAssignees } from './storeAssignees.ts';

/** Tasks that are open still; what somebody has done stays as they have done it. */
export interface OpenTasks {
  readonly types: readonly string[];
  /** The page where it is to be done. */
  readonly url: string;
  /** Whose tasks; without any, everybody's. */
  readonly people?: readonly string[];
}

/** Takes tasks back that nobody need do any more. */
export async function withdrawTasks(scope: FollowScope, tasks: OpenTasks): Promise<void> {
  for (const { id } of await openTasks(scope, tasks)) await dropTask(scope, id);
}

/** Takes from people what they need not do any more; the others of the same task do it still. */
export async function withdrawParts(
  scope: FollowScope,
  tasks: OpenTasks & { readonly people: readonly string[] },
): Promise<void> {
  for (const { id } of await openTasks(scope, tasks)) {
    const parts = await loadAssignees(scope.tx, id);
    const left = parts.filter(({ userId, done }) => done || !tasks.people.includes(userId)).map(({ userId }) => userId);
    if (left.length === 0) await dropTask(scope, id);
    else await changeTask(scope, id, () => replaceAssignees(scope.tx, id, left));
  }
}

interface OpenTask {
  readonly id: string;
  readonly due: Date | string | null;
}

/** The open ones, locked. */
export async function openTasks({ tx }: FollowScope, { types, url, people }: OpenTasks): Promise<readonly OpenTask[]> {
  const theirs = people === undefined ? sql`true` : sql`a.user_id = any(${[...people]}::text[])`;
  const { rows } = await sql<OpenTask>`select t.id, t.due_date as due from task t
    where t.task_type = any(${[...types]}::text[]) and t.completion_status = 'PENDING' and t.url = ${url}
      and exists (select from task_assignee a where a.task_id = t.id and not a.done and ${theirs})
    order by t.id for update`.execute(tx);
  return rows;
}

/** Automatic tasks of what is asked for until another day. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { changeTask } from './givenTasks.ts';
import { type OpenTasks, openTasks } from './withdrawnTasks.ts';

/** Gives tasks another due date, from which reminders are counted. */
export async function moveTasks(scope: FollowScope, tasks: OpenTasks, dueDate: string): Promise<void> {
  for (const { id, due } of await openTasks(scope, tasks)) {
    if (due === null || new Date(due).getTime() !== Date.parse(dueDate)) await moveTask(scope, id, dueDate);
  }
}

/** Tasks that ask for several things are due with the first of them. */
export async function hastenTasks(scope: FollowScope, tasks: OpenTasks, dueDate: string): Promise<void> {
  for (const { id, due } of await openTasks(scope, tasks)) {
    if (due !== null && new Date(due).getTime() > Date.parse(dueDate)) await moveTask(scope, id, dueDate);
  }
}

function moveTask(scope: FollowScope, id: string, dueDate: string): Promise<void> {
  return changeTask(scope, id, () => updateRow(scope.tx, specCatalog.get('Task'), id, { dueDate }));
}

import { MY_TASKS_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { tagOf } from './dialog/taskDraft.ts';
import { MyTasksPaginatedDocument, type MyTasksPaginatedQueryVariables, type TaskQueryOptions } from './tasks.gen.ts';

/** Stands in the address for tasks without a tag. */
export const WITHOUT_TAG = 'none';

/** Which tasks `/tasks` shows when its address says nothing. */
export function taskOptions(search: string | undefined, isDone: boolean, tag?: string): TaskQueryOptions {
  return {
    ...(tag === WITHOUT_TAG ? { isNonTagged: true } : tagOf(tag) && { tag: tagOf(tag) }),
    search: search || null,
    completionStatus: isDone ? 'COMPLETED' : 'PENDING',
    sort: isDone ? 'DESC' : 'ASC',
  };
}

/** Variables of one page of one's own tasks; the first has no cursor. */
export function taskVariables(queryOptions: TaskQueryOptions, cursor: string | null): MyTasksPaginatedQueryVariables {
  return { queryOptions, cursor, limit: MY_TASKS_PAGE_SIZE };
}

/** What `/tasks` asks first; asked before its scripts have arrived (`scripts/build/firstQuestions.ts`). */
export const firstTasks = {
  document: MyTasksPaginatedDocument,
  variables: taskVariables(taskOptions(undefined, false), null),
};

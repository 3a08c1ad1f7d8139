import { MY_TASKS_PAGE_SIZE, NAVBAR_TASKS_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import type { PlanState } from '#server/entities/plan/PlanState.ts';
import type { SortDirection, SortOrder } from '#server/entities/plan/page/sortKeys.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planList, planRecords } from '#server/entities/plan/planRead.ts';

/** A startup's file shows no more tasks than this in one list. */
const STARTUP_TASKS_LIMIT = 500;
/** The overview of a program shows the first of them, and how many there are. */
const PROGRAM_TASKS_LIMIT = 100;

interface TaskWindow {
  readonly before?: string | null;
  readonly after?: string | null;
}

interface TaskStates extends TaskWindow {
  readonly approvalStatus?: string | null;
  readonly completionStatus?: string | null;
  readonly tag?: string | null;
  readonly isNonTagged?: boolean | null;
}

interface MyTasksArguments {
  readonly queryOptions?:
    | (TaskStates & { readonly search?: string | null; readonly sort?: SortDirection | null })
    | null;
  readonly cursor?: string | null;
  readonly limit?: number | null;
}

/** Tasks of the signed-in user: those assigned to them and those they made for others. */
export const myTasksPaginated: PlannedRootField = {
  plan: (request) => {
    const { queryOptions, cursor, limit } = request.args as MyTasksArguments;
    return planList(specCatalog, request, {
      entity: 'Task',
      pageType: 'TaskPage',
      where: myTasksOf(queryOptions?.completionStatus),
      filter: stateFilter({ ...queryOptions, completionStatus: null }),
      search: queryOptions?.search,
      sort: byDueDate(queryOptions?.sort ?? 'ASC'),
      cursor,
      limit: limit ?? MY_TASKS_PAGE_SIZE,
    });
  },
};

/** What the panel of today's tasks shows: tasks assigned to the signed-in user; as pending, those whose own part is. */
export const tasks: PlannedRootField = {
  plan: (request) => {
    const { cursor, ...states } = request.args as TaskStates & { readonly cursor?: string | null };
    return planList(specCatalog, request, {
      entity: 'Task',
      pageType: 'TaskPage',
      where: states.completionStatus === 'PENDING' ? openForReader : assignedToReader,
      filter: stateFilter(states),
      sort: byDueDate('ASC'),
      cursor,
      limit: NAVBAR_TASKS_PAGE_SIZE,
    });
  },
};

/** Tasks of one startup in a span of time; asked three times for overdue, today and future. */
export const startupTasks: PlannedRootField = {
  plan: (request) => {
    const { startupId, ...window } = request.args as TaskWindow & { readonly startupId?: string };
    return planRecords(specCatalog, request, {
      entity: 'Task',
      filter: { ...stateFilter(window), startup: { IS: startupId ?? '' } },
      sort: byDueDate('ASC'),
      limit: STARTUP_TASKS_LIMIT,
    });
  },
};

/** Open tasks of all startups of a program; each is there for those who may read it. */
export const programTasks: PlannedRootField = {
  plan: (request) => {
    const { programId } = request.args as { readonly programId?: string };
    return planRecords(specCatalog, request, {
      entity: 'Task',
      where: (state, alias) => `${alias}.startup_id = any(array(${startupsOf(state, programId ?? '')}))`,
      filter: stateFilter({ completionStatus: 'PENDING', approvalStatus: 'APPROVED' }),
      sort: byDueDate('ASC'),
      limit: PROGRAM_TASKS_LIMIT,
    });
  },
};

function startupsOf(state: PlanState, programId: string): string {
  const startup = state.nextAlias();
  return `select ${startup}.id from startup ${startup} where ${startup}.program_id = ${state.parameters.add(programId, 'text')}`;
}

function byDueDate(direction: SortDirection): SortOrder[] {
  return [{ field: 'dueDate', direction }];
}

function stateFilter({ before, after, approvalStatus, completionStatus, tag, isNonTagged }: TaskStates): Filter {
  return {
    ...(before || after ? { dueDate: { ...(before && { LTE: before }), ...(after && { GT: after }) } } : {}),
    ...(approvalStatus ? { approvalStatus: { IS: approvalStatus } } : {}),
    ...(completionStatus ? { completionStatus: { IS: completionStatus } } : {}),
    ...(tag ? { tag: { IS: tag } } : isNonTagged === true ? { tag: { NOT_EXISTS: true } } : {}),
  };
}

/** By way of the assignees: their index finds a user's few tasks among all of a tenant. */
function assignedToReader(state: PlanState, alias: string): string {
  return `${alias}.id = any(array(${assignedIds(state)}))`;
}

/** A task of several people is no longer to do for who has done their part. */
function openForReader(state: PlanState, alias: string): string {
  const part = state.nextAlias();
  return `${alias}.id = any(array(select ${part}.task_id from task_assignee ${part}
    where ${part}.user_id = ${readerParameter(state)} and not ${part}.done))`;
}

/** Of a task with several people the reader's own part counts; of one they gave to others, the task. */
function myTasksOf(completion: string | null | undefined): (state: PlanState, alias: string) => string {
  return (state, alias) => {
    const [part, made] = [state.nextAlias(), state.nextAlias()];
    const reader = readerParameter(state);
    const isDone = completion === 'COMPLETED';
    const ownPart = completion ? ` and ${isDone ? '' : 'not '}${part}.done` : '';
    const whole = completion ? ` and ${made}.completion_status = ${state.parameters.add(completion, 'text')}` : '';
    return `${alias}.id = any(array(
      select ${part}.task_id from task_assignee ${part} where ${part}.user_id = ${reader}${ownPart}
      union all select ${made}.id from task ${made} where ${made}.created_by_id = ${reader}${whole}
        and not exists (select from task_assignee own where own.task_id = ${made}.id and own.user_id = ${reader})))`;
  };
}

function assignedIds(state: PlanState): string {
  const part = state.nextAlias();
  return `select ${part}.task_id from task_assignee ${part} where ${part}.user_id = ${readerParameter(state)}`;
}

function readerParameter(state: PlanState): string {
  return state.parameters.add(state.reader.principal?.id ?? '', 'text');
}

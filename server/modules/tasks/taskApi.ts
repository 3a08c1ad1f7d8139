import { readFileSync } from 'node:fs';
import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { rememberPlans } from '#server/entities/plan/rememberPlans.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { resolvePlannedRoot } from '#server/graphql/schema/assembleSchema.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { readSelection, recordField } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { TASK_LIST_TOPIC, type TaskListEvent } from '#server/services/tasks/taskEvents.ts';
import { assigneeOptions } from './assigneeOptions.ts';
import { createTask, deleteTask, updateTask, updateTaskDone } from './taskMutations.ts';
import { myTasksPaginated, programTasks, startupTasks, tasks } from './taskQueries.ts';

/** Everything about tasks that is not generated. */
export function taskApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
    planned: {
      myTasksPaginated: rememberPlans(myTasksPaginated),
      programTasks: rememberPlans(programTasks),
      startupTasks: rememberPlans(startupTasks),
      tasks: rememberPlans(tasks),
    },
    resolvers: {
      Query: {
        assigneeOptions: (_parent, _args, context) => assigneeOptions(context),
      },
      Mutation: {
        createTask: (_parent, args, context, info) => thenRead(context, info, () => createTask(writer, context, args)),
        updateTask: (_parent, args, context, info) =>
          thenRead(context, info, async () => {
            await updateTask(writer, context, args.taskId, args.updatedTask);
            return args.taskId;
          }),
        updateTaskDone: (_parent, args, context, info) =>
          thenRead(context, info, async () => {
            await updateTaskDone(context, args.taskId, args.assigneeId, args.done);
            return args.taskId;
          }),
        deleteTask: async (_parent, { taskId }, context) => {
          await deleteTask(writer, context, taskId);
          return taskId;
        },
      },
      Subscription: {
        tasksUpdatedForUser: {
          subscribe: (_parent, { userId }, context) => {
            if (userId !== context.principal?.id) throw new ForbiddenError();
            return eventsFor(context, userId);
          },
          resolve: (event: TaskListEvent) => event,
        },
      },
      TaskUpdate: {
        task: (event, _args, context, info) =>
          event.updateType === 'REMOVED'
            ? event.task
            : resolvePlannedRoot(recordField(specCatalog, 'Task', event.taskId), context, info),
      },
    },
  };
}

/** A write and the answer to it, in one transaction. */
function thenRead(context: RequestContext, info: GraphQLResolveInfo, write: () => Promise<string>): Promise<unknown> {
  return context.transact(async () => readSelection(specCatalog, context, info, 'Task', await write()));
}

function eventsFor(context: RequestContext, userId: string): AsyncGenerator<TaskListEvent, void, undefined> {
  const events = context.events([TASK_LIST_TOPIC], ({ payload }) => payload.userId === userId);
  return mapEvents(events, ({ payload }) => payload as unknown as TaskListEvent);
}

import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceDeleted } from './announceDeleted.ts';
import { completedTasks } from './follow/completedTasks.ts';
import { movedTasks } from './follow/movedTasks.ts';
import { openedTasks } from './follow/openedTasks.ts';
import { withdrawnTasks } from './follow/withdrawnTasks.ts';
import { remindOfTasks } from './remind/remindOfTasks.ts';
import { digests } from './remind/sendDigests.ts';
import { taskApi } from './taskApi.ts';

/** Tasks, and those that the product makes and completes itself. */
export const taskModule: ServerModule = {
  name: 'tasks',
  api: taskApi,
  follows: [...openedTasks, ...completedTasks, ...withdrawnTasks, ...movedTasks],
  writes: { hooks: { Task: [announceDeleted] } },
  schedules: [remindOfTasks, ...digests],
};

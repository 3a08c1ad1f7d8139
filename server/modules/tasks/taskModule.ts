import { EVERY_ENTITY } from '#server/entities/write/EntityWriter.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { completeAutomaticTasks } from './completeAutomaticTasks.ts';
import { taskApi } from './taskApi.ts';

/** Tasks, and those that the product completes itself. */
export const taskModule: ServerModule = {
  name: 'tasks',
  api: taskApi,
  writes: { hooks: { [EVERY_ENTITY]: [completeAutomaticTasks] } },
};

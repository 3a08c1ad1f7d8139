import { entityModule } from '#server/entities/entityModule.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import { deriveUser } from '#server/entities/write/deriveUser.ts';
import { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { guardHigherAccounts } from '#server/entities/write/guardHigherAccounts.ts';
import { applicationModule } from './applications/applicationModule.ts';
import { applicationWrites } from './applications/applicationWrites.ts';
import { coachingModule } from './coaching/coachingModule.ts';
import { communityModule } from './community/communityModule.ts';
import { coursesModule } from './courses/coursesModule.ts';
import { eventsModule } from './events/eventsModule.ts';
import { notificationModule } from './notifications/notificationModule.ts';
import { programmeWrites } from './programmeWrites.ts';
import type { ServerModule } from './ServerModule.ts';
import { taskModule } from './tasks/taskModule.ts';

/** The one way records of the spec are written. */
export const entityWriter = new EntityWriter(specCatalog, {
  derive: { User: deriveUser, ...applicationWrites.derive, ...programmeWrites.derive },
  hooks: {
    ...applicationWrites.hooks,
    ...programmeWrites.hooks,
    User: [guardHigherAccounts, ...programmeWrites.hooks.User],
  },
});

/** Generated operations, and the modules that stand on entities. */
export const entityModules: readonly ServerModule[] = [
  entityModule(specCatalog, entityWriter),
  taskModule(entityWriter),
  applicationModule(entityWriter),
  notificationModule,
  eventsModule(entityWriter),
  coachingModule,
  coursesModule,
  communityModule,
];

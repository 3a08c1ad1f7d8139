import { entityModule } from '#server/entities/entityModule.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import { deriveUser } from '#server/entities/write/deriveUser.ts';
import { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { guardHigherAccounts } from '#server/entities/write/guardHigherAccounts.ts';
import { notificationModule } from './notifications/notificationModule.ts';
import type { ServerModule } from './ServerModule.ts';
import { taskModule } from './tasks/taskModule.ts';

/** The one way records of the spec are written. */
export const entityWriter = new EntityWriter(specCatalog, {
  derive: { User: deriveUser },
  hooks: { User: [guardHigherAccounts] },
});

/** Generated operations, and the modules that stand on entities. */
export const entityModules: readonly ServerModule[] = [
  entityModule(specCatalog, entityWriter),
  taskModule(entityWriter),
  notificationModule,
];

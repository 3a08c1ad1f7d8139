/** All modules of the server; one that is not listed here does not exist. */
import { specCatalog } from '#server/entities/specCatalog.ts';
import { accountModule } from './account/account.module.ts';
import { entityModules } from './entityModules.ts';
import { incubatorModule } from './incubator/incubator.module.ts';
import type { ServerModule } from './ServerModule.ts';
import { sessionModule } from './session/session.module.ts';

export const serverModules: readonly ServerModule[] = [
  sessionModule,
  accountModule(specCatalog),
  incubatorModule,
  ...entityModules,
];

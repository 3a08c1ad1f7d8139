/** All modules of the server; one that is not listed here does not exist. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ServerModule } from '#server/graphql/ServerModule.ts';
import { accountModule } from '#server/modules/account/accountModule.ts';
import { incubatorModule } from '#server/modules/incubator/incubatorModule.ts';
import { sessionModule } from '#server/modules/session/sessionModule.ts';
import { entityModules } from './entityModules.ts';

export const serverModules: readonly ServerModule[] = [
  sessionModule,
  accountModule(specCatalog),
  incubatorModule,
  ...entityModules,
];

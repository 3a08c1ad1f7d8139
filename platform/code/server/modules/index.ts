/** The modules of a product that is a spec and nothing else. */
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { accountModule } from '#server/modules/account/accountModule.ts';
import { automationModule } from '#server/modules/automations/automationModule.ts';
import { incubatorModule } from '#server/modules/incubator/incubatorModule.ts';
import { liveModule } from '#server/modules/live/liveModule.ts';
import { notificationModule } from '#server/modules/notifications/notificationModule.ts';
import { organisationModule } from '#server/modules/organisation/organisationModule.ts';
import { securityModule } from '#server/modules/security/securityModule.ts';
import { sessionModule } from '#server/modules/session/sessionModule.ts';
import { whyModule } from '#server/modules/why/whyModule.ts';

export const modules: readonly ServerModule[] = [
  sessionModule,
  accountModule,
  incubatorModule,
  automationModule,
  notificationModule,
  securityModule,
  organisationModule,
  liveModule,
  whyModule,
];

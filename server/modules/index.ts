/** All modules of the server; one that is not listed here does not exist. Their hooks run in this order. */
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { accountModule } from './account/accountModule.ts';
import { applicationModule } from './applications/applicationModule.ts';
import { automationModule } from './automations/automationModule.ts';
import { availabilityModule } from './availability/availabilityModule.ts';
import { batchModule } from './batch/batchModule.ts';
import { chatModule } from './chat/chatModule.ts';
import { coachingModule } from './coaching/coachingModule.ts';
import { communityModule } from './community/communityModule.ts';
import { coursesModule } from './courses/coursesModule.ts';
import { documentationModule } from './documentation/documentationModule.ts';
import { emailsModule } from './emails/emailsModule.ts';
import { evaluationsModule } from './evaluations/evaluationsModule.ts';
import { eventsModule } from './events/eventsModule.ts';
import { exportsModule } from './exports/exportsModule.ts';
import { formsModule } from './forms/formsModule.ts';
import { incubatorModule } from './incubator/incubatorModule.ts';
import { liveModule } from './live/liveModule.ts';
import { metricsModule } from './metrics/metricsModule.ts';
import { notificationModule } from './notifications/notificationModule.ts';
import { organisationModule } from './organisation/organisationModule.ts';
import { placesModule } from './places/placesModule.ts';
import { profilesModule } from './profiles/profilesModule.ts';
import { savedViewsModule } from './savedViews/savedViewsModule.ts';
import { securityModule } from './security/securityModule.ts';
import { sessionModule } from './session/sessionModule.ts';
import { skillsModule } from './skills/skillsModule.ts';
import { startupsModule } from './startups/startupsModule.ts';
import { supportModule } from './support/supportModule.ts';
import { taskModule } from './tasks/taskModule.ts';
import { timelineModule } from './timeline/timelineModule.ts';
import { webhooksModule } from './webhooks/webhooksModule.ts';
import { whyModule } from './why/whyModule.ts';

export const modules: readonly ServerModule[] = [
  sessionModule,
  accountModule,
  incubatorModule,
  startupsModule,
  profilesModule,
  skillsModule,
  taskModule,
  automationModule,
  applicationModule,
  evaluationsModule,
  formsModule,
  notificationModule,
  eventsModule,
  coachingModule,
  placesModule,
  availabilityModule,
  coursesModule,
  communityModule,
  chatModule,
  metricsModule,
  timelineModule,
  securityModule,
  organisationModule,
  savedViewsModule,
  batchModule,
  exportsModule,
  emailsModule,
  supportModule,
  documentationModule,
  webhooksModule,
  liveModule,
  whyModule,
];

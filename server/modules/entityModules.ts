import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityWriter, EVERY_ENTITY } from '#server/entities/write/EntityWriter.ts';
import { guardHigherAccounts } from '#server/entities/write/guardHigherAccounts.ts';
import { orderGuards } from '#server/entities/write/guardOrder.ts';
import { guardTimezone } from '#server/entities/write/guardTimezone.ts';
import { joinHooks } from '#server/entities/write/joinHooks.ts';
import { entityModule } from '#server/graphql/entityModule.ts';
import type { ServerModule } from '#server/graphql/ServerModule.ts';
import { sweepFilesAfterDelete } from '#server/services/attachments/storedFiles.ts';
import { tellOfNote, tellOfRequest, tellOfSession } from '#server/services/people/startupNotices.ts';
import { applicationModule } from './applications/applicationModule.ts';
import { applicationWrites } from './applications/applicationWrites.ts';
import { completeAutomaticTasks } from './automaticTaskHooks.ts';
import { batchModule } from './batch/batchModule.ts';
import { coachingModule } from './coaching/coachingModule.ts';
import { communityModule } from './community/communityModule.ts';
import { coursesModule } from './courses/coursesModule.ts';
import { deriveAuthors } from './deriveAuthors.ts';
import { documentationModule } from './documentation/documentationModule.ts';
import { deriveEmailAuthor, emailsModule } from './emails/emailsModule.ts';
import { eventsModule } from './events/eventsModule.ts';
import { exportsModule } from './exports/exportsModule.ts';
import { guardUniqueName } from './guardUniqueName.ts';
import { askForData } from './metrics/askForData.ts';
import { metricsModule } from './metrics/metricsModule.ts';
import { notificationModule } from './notifications/notificationModule.ts';
import { deriveAccount, followNewEmail } from './organisation/changeOfEmail.ts';
import { guardChatScript } from './organisation/guardChatScript.ts';
import { guardLicences } from './organisation/guardLicences.ts';
import { guardRoles } from './organisation/guardRoles.ts';
import { askToConfirmEmails } from './organisation/incubatorEmails.ts';
import { inviteUser } from './organisation/inviteUser.ts';
import { logActivity } from './organisation/logActivity.ts';
import { organisationModule } from './organisation/organisationModule.ts';
import { programmeWrites } from './programmeWrites.ts';
import { deriveOwner, guardState } from './savedViews/savedViewWrites.ts';
import { dropConnectionsOfGone } from './security/dropConnectionsOfGone.ts';
import { guardLastAdmin } from './security/guardLastAdmin.ts';
import { securityModule } from './security/securityModule.ts';
import { guardFoundedYear } from './startups/guardFoundedYear.ts';
import { guardTaxonomy } from './startups/guardTaxonomy.ts';
import { dropFileOfDocument, guardDocument } from './startups/startupDocuments.ts';
import { supportModule } from './support/supportModule.ts';
import { taskModule } from './tasks/taskModule.ts';
import { timelineModule } from './timeline/timelineModule.ts';

/** The one way records of the spec are written. */
export const entityWriter = new EntityWriter(specCatalog, {
  derive: {
    User: deriveAccount,
    ...applicationWrites.derive,
    ...programmeWrites.derive,
    ...deriveAuthors,
    SavedView: deriveOwner,
    Email: deriveEmailAuthor,
  },
  hooks: joinHooks(
    orderGuards,
    {
      User: [guardHigherAccounts, guardLastAdmin, guardLicences, inviteUser, followNewEmail, dropConnectionsOfGone],
      Role: [guardRoles],
      Incubator: [guardChatScript, askToConfirmEmails],
      [EVERY_ENTITY]: [guardTimezone, logActivity, completeAutomaticTasks],
      Startup: [guardFoundedYear, guardTaxonomy, sweepFilesAfterDelete],
      PendingDataForm: [askForData, tellOfRequest],
      TimelineEvent: [tellOfNote],
      Attachment: [sweepFilesAfterDelete],
      StartupDocument: [guardDocument, dropFileOfDocument, sweepFilesAfterDelete],
      SavedView: [guardState, guardUniqueName('saved_view', { owner: 'owner_id', screen: 'screen' })],
      Tag: [guardUniqueName('tag', { category: 'category' })],
    },
    applicationWrites.hooks,
    programmeWrites.hooks,
    { CoachingSession: [tellOfSession] },
  ),
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
  metricsModule(entityWriter),
  timelineModule(entityWriter),
  organisationModule(entityWriter),
  securityModule,
  batchModule,
  exportsModule,
  emailsModule,
  supportModule,
  documentationModule,
];

/** What Cohort has beside its modules; a product that is a spec alone has none of it (decision 0061). */
import type { GraphQLSchema } from 'graphql';
import type { EntityReads } from '#server/entities/plan/EntityReads.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { userFileRoutes } from '#server/routes/accounts/userFileRoutes.ts';
import type { InstallationRoute, Route } from '#server/routes/Route.ts';
import { answerPdfRoutes } from '#server/routes/records/answerPdfRoutes.ts';
import { calendarFeedRoute } from '#server/routes/records/calendarFeedRoute.ts';
import { coachingRoutes } from '#server/routes/records/coachingRoutes.ts';
import { embedRoute } from '#server/routes/records/embed/embedRoute.ts';
import { exportRoutes } from '#server/routes/records/exportRoutes.ts';
import { hookRoutes } from '#server/routes/records/hookRoutes.ts';
import { mailReportRoute } from '#server/routes/records/mailReportRoute.ts';

export { noteDelivery as onDelivery } from '#server/modules/emails/noteDelivery.ts';

export interface OwnRouteParts {
  readonly schema: GraphQLSchema;
  readonly reads: EntityReads;
  readonly writer: EntityWriter;
  readonly store: AttachmentStore;
}

/** Its own addresses of plain HTTP that are of no organisation. */
export function ownInstallationRoutes(
  database: DatabaseHandle,
  { mailReportsSecret }: Pick<Env, 'mailReportsSecret'>,
): readonly InstallationRoute[] {
  return mailReportRoute(database, mailReportsSecret);
}

/** Its own addresses of plain HTTP. */
export function ownRoutes({ schema, reads, writer, store }: OwnRouteParts): readonly Route[] {
  return [
    ...userFileRoutes(),
    ...coachingRoutes(reads),
    ...exportRoutes(store),
    ...answerPdfRoutes(reads),
    calendarFeedRoute,
    embedRoute,
    ...hookRoutes(schema, writer),
  ];
}

import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { askForData } from './askForData.ts';
import { metricsApi } from './metricsApi.ts';

/** What startups are asked to report (requirement 001). */
export const metricsModule: ServerModule = {
  name: 'metrics',
  api: metricsApi,
  writes: { hooks: { PendingDataForm: [askForData] } },
};

import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { askForData } from './askForData.ts';
import { derivePeriod } from './derivePeriod.ts';
import { metricsApi } from './metricsApi.ts';
import { openPeriods } from './openPeriods.ts';

/** What startups are asked to report (requirement 001). */
export const metricsModule: ServerModule = {
  name: 'metrics',
  api: metricsApi,
  schedules: [openPeriods],
  writes: { derive: { PendingDataForm: derivePeriod }, hooks: { PendingDataForm: [askForData] } },
};

import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { askForData } from './askForData.ts';
import { derivePeriod } from './derivePeriod.ts';
import { endRequests } from './ending/endRequests.ts';
import { guardHealthMetrics } from './health/guardHealthMetrics.ts';
import { metricsApi } from './metricsApi.ts';
import { openPeriods } from './openPeriods.ts';
import { deriveLabel } from './rules/deriveLabel.ts';
import { guardRules } from './rules/guardRules.ts';
import { deriveSkip } from './skip/deriveSkip.ts';
import { skipPeriod } from './skip/skipPeriod.ts';

/** What startups are asked to report (requirement 001). */
export const metricsModule: ServerModule = {
  name: 'metrics',
  api: metricsApi,
  follows: [endRequests],
  schedules: [openPeriods],
  writes: {
    derive: { MetricDataItem: deriveLabel, PendingDataForm: derivePeriod, SkippedPeriod: deriveSkip },
    hooks: {
      Incubator: [guardHealthMetrics],
      Metric: [guardRules],
      PendingDataForm: [askForData],
      SkippedPeriod: [skipPeriod],
    },
  },
};

import { queryOptions } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MetricPeriodsDocument, type MetricPeriodsQuery, MetricsCheckerDocument } from './metrics.gen.ts';

export type MetricPeriod = MetricPeriodsQuery['startupMetricDataForMetricForm'][number];
export type AskedPeriod = MetricPeriodsQuery['asked']['results'][number];
export type MetricItem = MetricPeriod['data'][number];

/** What a startup is asked for. Always from the network: what was asked a minute ago may have been given. */
export function checkerQuery(startupId: string) {
  return queryOptions({ ...graphqlQuery(MetricsCheckerDocument, { startupId }), staleTime: 0 });
}

/** The periods to fill in up to a date; always from the network. */
export function periodsQuery(startupId: string, date: string) {
  const variables = { startupId, date, includeFilledInData: false };
  return queryOptions({ ...graphqlQuery(MetricPeriodsDocument, variables), staleTime: 0, gcTime: 0 });
}

import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { monthBefore } from '#domain/metrics/metricPeriods.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { PeriodsAskedDocument } from '../startupFile.gen.ts';

/** Whether a startup is still asked for the figures of the period that begins on a day; the link of a task outlives that. */
export function useIsAsked(startupId: string, from: string | null): boolean {
  const timeZone = useOrganisationZone();
  const query = graphqlQuery(PeriodsAskedDocument, { startupId });
  const { data } = useQuery({ ...query, enabled: from !== null });
  useLiveQuery(from === null ? null : 'PendingDataForm', query.queryKey);
  if (from === null) return false;
  const periods = data?.pendingDataForms.results;
  // Until that is known the link is believed.
  return (
    periods?.some((asked) => (asked.from ?? monthBefore(dayOf(timeZone, new Date(asked.date))).from) === from) ?? true
  );
}

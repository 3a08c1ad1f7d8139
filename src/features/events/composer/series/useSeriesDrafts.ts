import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EventSeriesDocument, type EventSeriesQuery } from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';

export type SeriesDate = EventSeriesQuery['incubatorEvents']['results'][number];

interface SeriesDrafts {
  /** The other dates of the series that nobody sees yet. */
  readonly others: readonly SeriesDate[];
  /** Those of them that follow the event. */
  readonly following: readonly SeriesDate[];
}

/** Which dates of an event's series are still drafts; none where it stands alone. */
export function useSeriesDrafts({ _id, series }: EventPlan): SeriesDrafts {
  const { data } = useQuery({
    ...graphqlQuery(EventSeriesDocument, { series: series ?? '' }),
    enabled: series !== null,
  });
  const dates = series === null ? [] : (data?.incubatorEvents.results ?? []);
  const place = dates.findIndex((date) => date._id === _id);
  const isOtherDraft = (date: SeriesDate): boolean => date._id !== _id && date.status === 'draft';
  return { others: dates.filter(isOtherDraft), following: dates.slice(place + 1).filter(isOtherDraft) };
}

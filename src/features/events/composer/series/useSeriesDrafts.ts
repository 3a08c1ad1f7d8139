import { useQuery } from '@tanstack/react-query';
import { type ChecklistItem, publishChecklist } from '#domain/events/eventSteps.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EventSeriesDocument, type EventSeriesQuery } from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';

export type SeriesDate = EventSeriesQuery['incubatorEvents']['results'][number];

interface SeriesDrafts {
  /** The other dates of the series that nobody sees yet. */
  readonly others: readonly SeriesDate[];
  /** Those of them that follow the event. */
  readonly following: readonly SeriesDate[];
  /** What stands before the publishing of the others. */
  readonly lacks: readonly LackingDate[];
}

export interface LackingDate {
  readonly date: SeriesDate;
  readonly items: readonly ChecklistItem[];
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
  const others = dates.filter(isOtherDraft);
  return { others, following: dates.slice(place + 1).filter(isOtherDraft), lacks: others.flatMap(lackOf) };
}

function lackOf(date: SeriesDate): readonly LackingDate[] {
  const items = publishChecklist(date).filter(({ isRequired, isDone }) => isRequired && !isDone);
  return items.length > 0 ? [{ date, items }] : [];
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FiguresNowDocument } from '../../metrics.gen.ts';
import { type FigureNow, figuresNow } from './figureNow.ts';

const none: ReadonlyMap<string, FigureNow> = new Map();

/** What these figures say at this moment, whoever reports them. What more there is than a page is found at saving. */
export function useFiguresNow(ids: readonly string[]) {
  const filter = { _id: { OR: ids.slice(0, MAX_PAGE_SIZE).map((id) => ({ IS: id })) } };
  const question = graphqlQuery(FiguresNowDocument, { filter, limit: MAX_PAGE_SIZE });
  const { data, isPending, refetch } = useQuery({
    ...question,
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  useLiveQuery(ids.length > 0 ? 'MetricDataItem' : null, question.queryKey);
  const now = useMemo(() => (data ? figuresNow(data.metricDataItems.results) : none), [data]);
  return {
    now,
    isKnown: data !== undefined,
    /** Nothing is on its way any more that the form would begin with. */
    isSettled: ids.length === 0 || !isPending,
    /** Asks at once, as whoever has just been refused does. */
    lookAgain: refetch,
  };
}

import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ApplicationHistoryDocument } from './applications.gen.ts';
import { ApplicationReviewDocument } from './review/review.gen.ts';

/** What was asked ahead counts as new for so long; whoever comes later sees it, and then what has changed. */
const AHEAD_MS = 60_000;

/**
 * Asks for what the page of the next application shows while one looks at this one, so that it is there at the press of a
 * key: what stands in the review, and its own place in the list. Its head is asked for by the link that leads to it.
 */
export function useNextAhead<Options extends FetchQueryOptions>(
  next: string | null,
  placeOf: (id: string) => Options,
): void {
  const client = useQueryClient();
  const isReview = useLocation({ select: ({ pathname }) => pathname.endsWith('/review') });
  useEffect(() => {
    if (next === null) return;
    void client.prefetchQuery({ ...placeOf(next), staleTime: AHEAD_MS });
    if (!isReview) return;
    void client.prefetchQuery({ ...graphqlQuery(ApplicationReviewDocument, { id: next }), staleTime: AHEAD_MS });
    void client.prefetchQuery({ ...graphqlQuery(ApplicationHistoryDocument, { id: next }), staleTime: AHEAD_MS });
  }, [client, next, isReview, placeOf]);
}

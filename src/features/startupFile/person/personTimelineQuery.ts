import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { PersonTimelineDocument } from './person.gen.ts';

/** A person's timeline, newest first, page by page; what is said about them has a place of its own. */
export function personTimelineQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['PersonTimeline', userId],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(PersonTimelineDocument, { userId, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.userEvents.next,
  });
}

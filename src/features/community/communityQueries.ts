import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { SessionUser } from '#src/data/session/sessionStore.ts';
import { CommunityFeedDocument, CommunityPeopleDocument, CommunityStartupsDocument } from './community.gen.ts';

/** What of the community one's role may see; with nothing of both there is no community (resolution Q40). */
export function communityAccess(user: SessionUser | null) {
  const people = user?.role?.userAccess?.visibilitySettings !== 'NONE';
  const startups = user?.role?.startupAccess?.visibilitySettings !== 'NONE';
  return { people, startups, any: people || startups };
}

/** What people tell each other, the latest first. */
export function communityFeedQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ['CommunityFeed', q],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(CommunityFeedDocument, { search: q || null, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.communityPosts.next,
  });
}

/** People that one's role may see. */
export function communityPeopleQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ['community', 'people', q],
    queryFn: async ({ pageParam, signal }) =>
      (await graphqlRequest(CommunityPeopleDocument, { search: q || null, cursor: pageParam }, { signal }))
        .communityPeople,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** Startups that one's role may see. */
export function communityStartupsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ['community', 'startups', q],
    queryFn: async ({ pageParam, signal }) =>
      (await graphqlRequest(CommunityStartupsDocument, { search: q || null, cursor: pageParam }, { signal }))
        .communityStartups,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

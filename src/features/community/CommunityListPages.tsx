import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useChangeSearch, usePageText } from '#src/ui/address/pageAddress.ts';
import { type CardItem, CardList } from '#src/ui/CardList.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { CommunityFrame } from './CommunityFrame.tsx';
import { CommunityPeopleDocument, CommunityStartupsDocument } from './community.gen.ts';
import { useCommunityAccess } from './useCommunityAccess.ts';

interface ListPart {
  readonly items: readonly CardItem[];
  readonly totalCount: number;
  readonly next: string | null;
}

/** People that one's role may see. */
export function CommunityPeoplePage() {
  return (
    <CommunityList
      part="people"
      load={async (variables, signal) => {
        const { communityPeople } = await graphqlRequest(CommunityPeopleDocument, variables, { signal });
        const items = communityPeople.results.map(({ _id, fullName, headline, role, startups }) => ({
          id: _id,
          name: fullName,
          href: `/profile/${_id}`,
          note: [headline, startups.map(({ name }) => name).join(', ')].filter(Boolean).join(' · '),
          side: role?.label,
        }));
        return { items, totalCount: communityPeople.totalCount, next: communityPeople.next ?? null };
      }}
    />
  );
}

/** Startups that one's role may see. */
export function CommunityStartupsPage() {
  const { t } = useTranslation('spec');
  return (
    <CommunityList
      part="startups"
      load={async (variables, signal) => {
        const { communityStartups } = await graphqlRequest(CommunityStartupsDocument, variables, { signal });
        const items = communityStartups.results.map(({ _id, name, tagline, stage }) => ({
          id: _id,
          name,
          href: `/startup/${_id}`,
          note: tagline ?? undefined,
          side: stage && t(`enum.StartupStage.${stage}`),
        }));
        return { items, totalCount: communityStartups.totalCount, next: communityStartups.next ?? null };
      }}
    />
  );
}

interface CommunityListProps {
  readonly part: 'people' | 'startups';
  readonly load: (
    variables: { readonly search: string | null; readonly cursor: string | null },
    signal: AbortSignal,
  ) => Promise<ListPart>;
}

function CommunityList({ part, load }: CommunityListProps) {
  const { t } = useTranslation('programme');
  const access = useCommunityAccess();
  const q = usePageText('q');
  const changeSearch = useChangeSearch();
  const query = useInfiniteQuery({
    queryKey: ['community', part, q],
    queryFn: ({ pageParam, signal }) => load({ search: q || null, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    enabled: access[part],
  });
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <CommunityFrame
      part={part}
      count={query.data?.pages[0]?.totalCount}
      tools={
        <SearchField
          value={q}
          label={t(`community.search.${part}`)}
          onChange={(next) => void changeSearch({ q: next || undefined }, { replace: true })}
        />
      }
    >
      {query.error && !items && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && !items && <ListSkeleton />}
      {items?.length === 0 && <EmptyState title={t(q ? 'community.nothingFound' : `community.empty.${part}`)} />}
      {items && items.length > 0 && <CardList items={items} label={t(`community.title.${part}`)} />}
      {query.hasNextPage && !query.isFetchingNextPage && <EndSentinel onReach={() => void query.fetchNextPage()} />}
    </CommunityFrame>
  );
}

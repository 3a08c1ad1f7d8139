import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChangeSearch, usePageText } from '#src/ui/address/pageAddress.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { type CardItem, CardList } from '#src/ui/CardList.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { CommunityFrame } from './CommunityFrame.tsx';
import { communityPeopleQuery, communityStartupsQuery } from './communityQueries.ts';
import { useCommunityAccess } from './useCommunityAccess.ts';

/** People that one's role may see. */
export function CommunityPeoplePage() {
  const q = usePageText('q');
  const query = useInfiniteQuery({
    ...communityPeopleQuery(q),
    placeholderData: keepPreviousData,
    enabled: useCommunityAccess().people,
  });
  const people = query.data?.pages.flatMap((page) => page.results);
  const items = people?.map(({ _id, fullName, avatar, headline, role, startups }) => ({
    id: _id,
    name: fullName,
    picture: <UserAvatar user={{ _id, fullName, avatar }} size={28} />,
    href: `/profile/${_id}`,
    note: [headline, startups.map(({ name }) => name).join(', ')].filter(Boolean).join(' · '),
    side: role?.label,
  }));
  return (
    <CommunityList part="people" q={q} query={query} items={items} totalCount={query.data?.pages[0]?.totalCount} />
  );
}

/** Startups that one's role may see. */
export function CommunityStartupsPage() {
  const { t } = useTranslation('spec');
  const q = usePageText('q');
  const query = useInfiniteQuery({
    ...communityStartupsQuery(q),
    placeholderData: keepPreviousData,
    enabled: useCommunityAccess().startups,
  });
  const startups = query.data?.pages.flatMap((page) => page.results);
  const items = startups?.map(({ _id, name, logo, tagline, stage }) => ({
    id: _id,
    name,
    picture: <UserAvatar user={{ _id, fullName: name, avatar: logo, isStaff: true }} size={28} />,
    href: `/startup/${_id}`,
    note: tagline ?? undefined,
    side: stage && t(`enum.StartupStage.${stage}`),
  }));
  return (
    <CommunityList part="startups" q={q} query={query} items={items} totalCount={query.data?.pages[0]?.totalCount} />
  );
}

interface CommunityListProps {
  readonly part: 'people' | 'startups';
  readonly q: string;
  readonly query: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly items: readonly CardItem[] | undefined;
  readonly totalCount: number | undefined;
}

function CommunityList({ part, q, query, items, totalCount }: CommunityListProps) {
  const { t } = useTranslation('programme');
  const changeSearch = useChangeSearch();
  return (
    <CommunityFrame
      part={part}
      count={totalCount}
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

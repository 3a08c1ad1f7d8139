import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fields, submitKey } from '#src/generated/drawnForms/communityPost.gen.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { CommunityFrame } from './CommunityFrame.tsx';
import { communityFeedQuery } from './communityQueries.ts';
import classes from './PostCard.module.css';
import { PostCard } from './PostCard.tsx';
import { useCommunityAccess } from './useCommunityAccess.ts';
import { useWritePost } from './useWritePost.ts';
import { WriteBox } from './WriteBox.tsx';

const route = getRouteApi('/app/community');

/** What people tell each other, the latest first. */
export function CommunityFeedPage() {
  const { t } = useTranslation('programme');
  const access = useCommunityAccess();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const write = useWritePost();
  const query = useInfiniteQuery({
    ...communityFeedQuery(search.q ?? ''),
    placeholderData: keepPreviousData,
    enabled: access.any,
  });
  const posts = query.data?.pages.flatMap((page) => page.communityPosts.results);
  return (
    <CommunityFrame
      part="feed"
      tools={
        <SearchField
          value={search.q ?? ''}
          label={t('community.search.feed')}
          onChange={(q) => void navigate({ to: '.', search: q ? { q } : {}, replace: true })}
        />
      }
    >
      <WriteBox about="Post" field={fields[0]} submitKey={submitKey} isSaving={write.isPending} onWrite={write.post} />
      {query.error && !posts && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && !posts && <ListSkeleton />}
      {posts?.length === 0 && <EmptyState title={t(search.q ? 'community.nothingFound' : 'community.empty.feed')} />}
      {posts && posts.length > 0 && (
        <ul className={classes.list} aria-label={t('community.title.feed')}>
          {posts.map((post) => (
            <PostCard key={post._id} post={post} />
          ))}
        </ul>
      )}
      {query.hasNextPage && !query.isFetchingNextPage && <EndSentinel onReach={() => void query.fetchNextPage()} />}
    </CommunityFrame>
  );
}

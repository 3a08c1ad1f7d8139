import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { permissionReach } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from '../timeline/StartupActivities.module.css';
import { TimelineItems } from '../timeline/TimelineItems.tsx';
import { useLiveTimeline } from '../timeline/useLiveTimeline.ts';
import { PersonEvents } from './PersonEvents.tsx';
import { personTimelineQuery } from './personTimelineQuery.ts';
import { UserComments } from './UserComments.tsx';

/**
 * What is said about a person, which events they come to, and what stands on their timeline: sessions, invitations to
 * them and mails of the organisation, newest first, page by page (001 §3).
 */
export function PersonTimeline({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('startupFile');
  const query = useInfiniteQuery(personTimelineQuery(recordId));
  useLiveTimeline(personTimelineQuery(recordId).queryKey);
  const isShown = useIsShown(recordId);
  const items = query.data?.pages.flatMap((page) => page.userEvents.results);
  return (
    <div className={classes.page}>
      <UserComments userId={recordId} />
      <PersonEvents recordId={recordId} />
      {!items && query.error && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!items && !query.error && <ListSkeleton rows={6} rowHeight={72} />}
      {items?.length === 0 &&
        (isShown ? (
          <EmptyState title={t('timeline.empty')} hint={t('timeline.personHint')} />
        ) : (
          <EmptyState title={t('timeline.notShown')} hint={t('timeline.notShownHint')} />
        ))}
      {items && <TimelineItems items={items} query={query} />}
    </div>
  );
}

/** Whether all of it is for the reader: whoever has less can't be told that nothing has happened. */
function useIsShown(person: string): boolean {
  const principal = useSession().rights?.principal ?? null;
  if (principal?.id === person) return true;
  return permissionReach(principal, 'TIMELINE/PRIVATE_COMMENT:VIEW').permissionCriteriaIsAll;
}

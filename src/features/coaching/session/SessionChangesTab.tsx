import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './Session.module.css';
import { sessionChangesQuery } from './sessionQueries.ts';
import { useChangeWords } from './useChangeWords.ts';

/** Who has changed what of a session, from what to what, the last change first. */
export function SessionChangesTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const wordsOf = useChangeWords();
  const { data, error, refetch } = useQuery(sessionChangesQuery(recordId));
  useLiveQuery('CoachingSession', sessionChangesQuery(recordId).queryKey);
  const changes = data?.coachingSession?.changelogs;
  if (!changes) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  if (changes.length === 0) return <EmptyState title={t('session.noChanges')} />;
  return (
    <ul className={classes.sessions} aria-label={t('session.changes')}>
      {changes.map(({ at, by, ...change }) => (
        <li key={`${at}/${change.what}`}>
          {wordsOf(change).map((words) => (
            <div key={words} dir="auto">
              {words}
            </div>
          ))}
          <div className={`${classes.note} ${classes.facts}`}>
            <MomentText start={at} />
            {by && <bdi>{by}</bdi>}
          </div>
        </li>
      ))}
    </ul>
  );
}

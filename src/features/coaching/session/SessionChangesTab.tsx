import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './Session.module.css';
import { sessionChangesQuery } from './sessionQueries.ts';

/** Who has changed what of a session, the last change first. */
export function SessionChangesTab({ recordId }: { readonly recordId: string }) {
  const { t, i18n } = useTranslation(['programme', 'spec']);
  const { data, error, refetch } = useQuery(sessionChangesQuery(recordId));
  const changes = data?.coachingSession?.changelogs;
  if (!changes) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  if (changes.length === 0) return <EmptyState title={t('session.noChanges')} />;
  // Kept as names of fields; each reader sees them as the form calls them.
  const labelOf = (field: string) => t(`field.CoachingSession.${field}`, { ns: 'spec', defaultValue: field });
  return (
    <ul className={classes.sessions} aria-label={t('session.changes')}>
      {changes.map(({ at, by, what }) => (
        <li key={`${at}/${what}`}>
          <div>{listOf((what ?? '').split(', ').filter(Boolean).map(labelOf), i18n.language)}</div>
          <div className={`${classes.note} ${classes.facts}`}>
            <MomentText start={at} />
            {by && <bdi>{by}</bdi>}
          </div>
        </li>
      ))}
    </ul>
  );
}

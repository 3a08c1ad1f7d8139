import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from '../Session.module.css';
import { SessionNotesPart } from '../SessionParts.tsx';
import { sessionWorkQuery } from '../sessionQueries.ts';

/** How a session without an evaluation form was: what its coaches save in its notes once it was held answers that. */
export function HowItWas({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(sessionWorkQuery(recordId));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />;
  const session = data.coachingSession;
  if (session?.status !== 'held' || session.may?.update !== true) return <EmptyState title={t('session.noForm')} />;
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t('session.noFormButNotes')}</p>
      <SessionNotesPart recordId={recordId} />
    </div>
  );
}

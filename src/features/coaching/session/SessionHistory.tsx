import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './Session.module.css';
import { earlierSessionsQuery } from './sessionQueries.ts';

interface SessionHistoryProps {
  readonly startup: string;
  /** When this session begins; null where that is not known yet. */
  readonly before: string | null;
}

/** The sessions before this one with the same startup: what was noted, and what has become of what was agreed. */
export function SessionHistory({ startup, before }: SessionHistoryProps) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(earlierSessionsQuery(startup, before ?? FAR_AHEAD));
  const page = data?.coachingSessions;
  return (
    <Section title={t('session.history')} count={page?.totalCount ?? undefined}>
      {!page && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />)}
      {page?.results.length === 0 && <p className={classes.note}>{t('session.noHistory')}</p>}
      <ul className={classes.sessions}>
        {page?.results.map(({ _id, name, startTime, notes, actionItems }) => (
          <li key={_id}>
            <AppLink href={`/coaching/session/${_id}`}>{name}</AppLink>
            <div className={`${classes.note} ${classes.facts}`}>
              <MomentText start={startTime} />
              {actionItems.length > 0 && (
                <span>
                  {t('session.itemsDone', {
                    done: actionItems.filter(({ isDone }) => isDone).length,
                    all: actionItems.length,
                  })}
                </span>
              )}
            </div>
            {notes && <p className={classes.excerpt}>{notes}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A session without a time has all others before it. */
const FAR_AHEAD = '2999-01-01T00:00:00.000Z';

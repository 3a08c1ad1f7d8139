import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSubscription } from '#src/data/useSubscription.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ActionItems } from './ActionItems.tsx';
import { AgendaList } from './AgendaList.tsx';
import classes from './Session.module.css';
import { SessionHistory } from './SessionHistory.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import { SessionNewsDocument } from './session.gen.ts';
import { sessionWorkQuery } from './sessionQueries.ts';

/** Where a session is worked in: notes and what was before on top, then what to speak about and what comes of it. */
export function SessionWorkspace({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery(sessionWorkQuery(recordId));
  // Whoever is at the session is told of what others do to it; what is being typed stays.
  useSubscription(SessionNewsDocument, {}, () => void refetch());
  const session = data?.coachingSession;
  if (!session) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  const { startup, startTime } = session;
  return (
    <div className={classes.work}>
      <div className={classes.column}>
        <Paper withBorder radius="lg" className={classes.part} data-order={1}>
          <SessionNotes key={session._id} session={session} />
        </Paper>
        <Paper withBorder radius="lg" className={classes.part} data-order={3}>
          <AgendaList session={session} />
        </Paper>
      </div>
      <div className={classes.column}>
        {startup && (
          <Paper withBorder radius="lg" className={classes.part} data-order={2}>
            <SessionHistory startup={startup._id} before={startTime ?? null} />
          </Paper>
        )}
        <Paper withBorder radius="lg" className={classes.part} data-order={4}>
          <ActionItems session={session} />
        </Paper>
      </div>
    </div>
  );
}

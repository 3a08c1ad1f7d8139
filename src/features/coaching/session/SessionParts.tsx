import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DetailComponentProps } from '#src/screens/detail/DetailComponent.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ActionItems } from './ActionItems.tsx';
import { AgendaList } from './AgendaList.tsx';
import classes from './Session.module.css';
import { SessionHistory } from './SessionHistory.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import { sessionWorkQuery, type WorkedSession } from './sessionQueries.ts';

/** Cards of the overview of a session; they share one question, and the top of the page listens for what others do. */
export const SessionNotesPart = ({ recordId }: DetailComponentProps) => (
  <Part recordId={recordId}>{(session) => <SessionNotes key={session._id} session={session} />}</Part>
);

/** What is to be spoken about. */
export const SessionAgendaPart = ({ recordId }: DetailComponentProps) => (
  <Part recordId={recordId}>{(session) => <AgendaList session={session} />}</Part>
);

/** What comes of it. */
export const SessionActionsPart = ({ recordId }: DetailComponentProps) => (
  <Part recordId={recordId}>{(session) => <ActionItems session={session} />}</Part>
);

/** What was before. */
export const SessionHistoryPart = ({ recordId }: DetailComponentProps) => (
  <Part recordId={recordId}>
    {({ startup, startTime }) => startup && <SessionHistory startup={startup._id} before={startTime ?? null} />}
  </Part>
);

interface PartProps extends DetailComponentProps {
  readonly children: (session: WorkedSession) => ReactNode;
}

function Part({ recordId, children }: PartProps) {
  const { data, error, refetch } = useQuery(sessionWorkQuery(recordId));
  const session = data?.coachingSession;
  if (!session) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const content = children(session);
  // A card that has nothing to show takes no place.
  return (
    content && (
      <Paper withBorder radius="lg" className={classes.part}>
        {content}
      </Paper>
    )
  );
}

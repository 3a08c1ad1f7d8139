import { Button, Group, Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useLiveTimes } from '#src/ui/meetings/useLiveTimes.ts';
import { MeetingTimesDocument } from '../coaching.gen.ts';
import { AskForMeeting } from '../requests/AskForMeeting.tsx';
import { HoursLine } from '../session/HoursLine.tsx';

interface AskForStartupProps {
  readonly startup: string;
  readonly mentor: { readonly _id: string; readonly fullName: string };
  readonly onClose: () => void;
}

/** The free times of a mentor, who is asked for a meeting with a startup; its founders are told. */
export function AskForStartup({ startup, mentor, onClose }: AskForStartupProps) {
  const { t } = useTranslation(['programme', 'shell']);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for stands below the mentors, maybe out of sight.
  useEffect(() => heading.current?.focus(), []);
  const question = graphqlQuery(MeetingTimesDocument, { personId: mentor._id, startupId: startup });
  const { data, error, refetch } = useQuery(question);
  useLiveTimes([mentor._id], queriesOf(MeetingTimesDocument).queryKey);
  const sent = (startTime: string | null): void => {
    if (startTime === null) return;
    showToast({ kind: 'success', message: t('match.sent', { name: mentor.fullName }), isConfirmation: true });
    onClose();
  };
  return (
    <Paper withBorder radius="lg" p="md" mb="lg">
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Title ref={heading} order={3} size="h4" tabIndex={-1}>
          {t('match.askOf', { name: mentor.fullName })}
        </Title>
        <Button variant="subtle" onClick={onClose}>
          {t('close', { ns: 'shell' })}
        </Button>
      </Group>
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {data && (
        <>
          <HoursLine startup={startup} coaches={[mentor._id]} isAsking />
          <AskForMeeting
            person={mentor}
            startup={startup}
            place={data.usualMeetingPlace ?? null}
            slots={data.bookableTimes}
            onSent={sent}
          />
        </>
      )}
    </Paper>
  );
}

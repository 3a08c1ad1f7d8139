import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useLiveTimes } from '#src/ui/meetings/useLiveTimes.ts';
import { MeetingTimesDocument } from '../coaching.gen.ts';
import { AskForMeeting } from '../requests/AskForMeeting.tsx';
import '@mantine/core/styles/Modal.css';

interface AskForStartupProps {
  readonly startup: string;
  readonly mentor: { readonly _id: string; readonly fullName: string };
  readonly onClose: () => void;
}

/** The free times of a mentor, who is asked for a meeting with a startup; its founders are told. */
export function AskForStartup({ startup, mentor, onClose }: AskForStartupProps) {
  const { t } = useTranslation(['programme', 'shell']);
  const { modal, leave } = useLeaving();
  const question = graphqlQuery(MeetingTimesDocument, { personId: mentor._id, startupId: startup });
  const { data, error, refetch } = useQuery(question);
  useLiveTimes([mentor._id], queriesOf(MeetingTimesDocument).queryKey);
  const close = () => leave(onClose);
  const sent = (startTime: string | null): void => {
    if (startTime === null) return;
    showToast({ kind: 'success', message: t('match.sent', { name: mentor.fullName }), isConfirmation: true });
    close();
  };
  return (
    <Modal
      {...modal}
      size="lg"
      onClose={close}
      title={t('match.askOf', { name: mentor.fullName })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {data && (
        <AskForMeeting
          person={mentor}
          startup={startup}
          place={data.usualMeetingPlace ?? null}
          slots={data.bookableTimes}
          onSent={sent}
        />
      )}
    </Modal>
  );
}

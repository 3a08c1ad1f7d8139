import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { momentText } from '#src/ui/time/dayText.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { SlotPicker } from '#src/ui/time/SlotPicker.tsx';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { BookApplicationMeetingDocument, FreeMeetingSlotsDocument } from '../applications.gen.ts';
import classes from './MeetingTab.module.css';

interface MeetingTimesProps {
  readonly booking: {
    readonly applicationId: string;
    readonly hostId: string;
    readonly place: string | null;
    readonly location: string | null;
  };
  /** With whom. */
  readonly hostName: string;
}

/** The times at which a host is free; choosing one schedules the meeting, after a question: others are told at once. */
export function MeetingTimes({ booking, hostName }: MeetingTimesProps) {
  const { t } = useTranslation('applications');
  const zone = useReaderZone();
  const { data, error, refetch } = useQuery(
    graphqlQuery(FreeMeetingSlotsDocument, { hostId: booking.hostId, applicationId: booking.applicationId }),
  );
  const client = useQueryClient();
  const book = useMutation({
    mutationFn: (startTime: string) => graphqlRequest(BookApplicationMeetingDocument, { ...booking, startTime }),
    // Booked or refused: either way what is shown is out of date afterwards.
    onSettled: () => client.invalidateQueries(),
  });
  const reader = useDateReader();
  const ask = async (startTime: string): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('meeting.ask'),
      message: t('meeting.askHint'),
      details: [momentText(startTime, zone, reader, true), hostName],
      confirmLabel: t('meeting.askYes'),
      dismissLabel: t('meeting.askNo'),
    });
    if (isConfirmed) book.mutate(startTime);
  };
  const refusal = useRefusal(book.error);
  const booked = book.data?.bookApplicationMeeting.startTime;
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const slots = data.freeMeetingSlots;
  return (
    <>
      {booked && (
        <FormAlert kind="success">
          {t('meeting.booked')} <MomentText start={booked} />
        </FormAlert>
      )}
      {refusal && <FormAlert>{refusal}</FormAlert>}
      <p className={classes.zone}>
        {slots.length === 0 ? t('meeting.none') : t('meeting.zone', { zone: zoneLabel(zone) })}
      </p>
      <SlotPicker
        slots={slots}
        zone={zone}
        labelOf={(time) => t('meeting.book', { time })}
        taking={book.isPending ? book.variables : null}
        onPick={(startTime) => void ask(startTime)}
      />
    </>
  );
}

/** What stands in the way beside the host, and is said as the server says it. */
const others = ['guestBusy', 'roomTakenThen', 'roomTaken'];

/** Why a meeting could not be scheduled; mostly somebody was quicker. */
function useRefusal(error: unknown): string | null {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  if (!error) return null;
  const isGone =
    error instanceof RequestError && error.has('ConflictError') && !others.some((one) => error.isBecause(one));
  return isGone ? t('meeting.gone') : message(error);
}

import { Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { SlotPicker } from '#src/ui/time/SlotPicker.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { MeetingTimesDocument, RequestMeetingDocument } from '../coaching.gen.ts';
import { HoursLine } from '../session/HoursLine.tsx';
import classes from './requests.module.css';

const MOST_LETTERS = 500;

/** A founder asks the person of a profile for a meeting: what it is about, then one of their free times. */
export function MeetTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const own = useSession().rights?.principal.startupIds[0];
  const { data, error, refetch } = useQuery(graphqlQuery(MeetingTimesDocument, { personId: recordId }));
  // A time that somebody else gets is gone here too.
  useLiveQuery('CoachingSession', queriesOf(MeetingTimesDocument).queryKey);
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const { meetingRequestTerms: terms, bookableTimes: slots } = data;
  if (!terms.isActive) return <EmptyState title={t('meet.off')} />;
  if (terms.left === 0) return <EmptyState title={t('meet.many')} />;
  if (slots.length === 0) return <EmptyState title={t('meet.noTimes')} />;
  return (
    <div className={classes.ask}>
      {own !== undefined && <HoursLine startup={own} coaches={[recordId]} />}
      {terms.message && <p className={classes.message}>{terms.message}</p>}
      <AskForMeeting personId={recordId} slots={slots} />
    </div>
  );
}

interface AskProps {
  readonly personId: string;
  readonly slots: readonly { readonly startTime: string; readonly endTime: string }[];
}

function AskForMeeting({ personId, slots }: AskProps) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const ask = useMutation({
    mutationFn: (startTime: string) =>
      graphqlRequest(RequestMeetingDocument, { input: { personId, startTime, message } }),
    onSuccess: () => setMessage(''),
    // Asked or refused: either way the times that are shown are out of date.
    onSettled: () => client.invalidateQueries(),
  });
  const choose = (startTime: string): void => {
    setMissing(message.trim() === '');
    if (message.trim() !== '') ask.mutate(startTime);
  };
  return (
    <>
      {ask.data && (
        <FormAlert kind="success">
          {t('meet.asked')} <MomentText start={ask.data.requestMeeting.startTime ?? ''} />
        </FormAlert>
      )}
      {ask.error && <FormAlert>{refusal(ask.error)}</FormAlert>}
      <Textarea
        label={t('meet.about')}
        value={message}
        maxLength={MOST_LETTERS}
        autosize
        minRows={2}
        required
        error={isMissing ? t('meet.aboutMissing') : null}
        onChange={(event) => {
          setMessage(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <p className={classes.note}>{t('meet.zone', { zone: zone.replaceAll('_', ' ') })}</p>
      <SlotPicker
        slots={slots}
        zone={zone}
        labelOf={(time) => t('meet.choose', { time })}
        taking={ask.isPending ? ask.variables : null}
        onPick={choose}
      />
    </>
  );
}

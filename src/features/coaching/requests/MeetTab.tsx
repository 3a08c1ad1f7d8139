import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useLiveTimes } from '#src/ui/meetings/useLiveTimes.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { MeetingTimesDocument } from '../coaching.gen.ts';
import { HoursLine } from '../session/HoursLine.tsx';
import { AskForMeeting } from './AskForMeeting.tsx';
import { EnoughRequests } from './EnoughRequests.tsx';
import { MentorRefused } from './MentorRefused.tsx';
import classes from './requests.module.css';

/** A founder asks the person of a profile for a meeting: one of their free times, then a look at what is asked. */
export function MeetTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const own = useSession().rights?.principal.startupIds[0];
  const readsHours = useAbility().can('read', 'HourAllocation');
  // Stays when the request that was sent is the last one, or takes the last time.
  const [sent, setSent] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(graphqlQuery(MeetingTimesDocument, { personId: recordId }));
  // A time that somebody else gets is gone here too.
  useLiveQuery('CoachingSession', queriesOf(MeetingTimesDocument).queryKey);
  // What others of the startup ask for takes of its hours, and who answers gives them back.
  useLiveQuery('MeetingRequest', queriesOf(MeetingTimesDocument).queryKey);
  // Hours that the organisation gives or takes open or close times.
  useLiveQuery(readsHours ? 'HourAllocation' : null, queriesOf(MeetingTimesDocument).queryKey);
  // So is one that the mentor does not give any more.
  useLiveTimes([recordId], queriesOf(MeetingTimesDocument).queryKey);
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const { meetingRequestTerms: terms, bookableTimes: slots } = data;
  if (!terms.isActive) return <EmptyState title={t('meet.off')} />;
  const isRefused = terms.isUnfit || terms.isFull;
  return (
    <div className={classes.ask}>
      {sent && (
        <FormAlert kind="success">
          {t('meet.asked')} <MomentText start={sent} />
        </FormAlert>
      )}
      {terms.left === 0 && <EmptyState title={t('meet.many')} action={<EnoughRequests />} />}
      {terms.left !== 0 && isRefused && <MentorRefused person={recordId} startup={own} isUnfit={terms.isUnfit} />}
      {terms.left !== 0 && !isRefused && (
        <>
          {own !== undefined && <HoursLine startup={own} coaches={[recordId]} isAsking />}
          {terms.message && <p className={classes.message}>{terms.message}</p>}
          <AskForMeeting
            person={{ _id: recordId, fullName: data.user?.fullName ?? '' }}
            place={data.usualMeetingPlace ?? null}
            slots={slots}
            onSent={setSent}
          />
        </>
      )}
    </div>
  );
}

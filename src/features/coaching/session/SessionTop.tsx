import { Paper } from '@mantine/core';
import { IconCalendarX, IconClock, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOverAt } from '#domain/coaching/callingOff.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { JoinCall } from '../JoinCall.tsx';
import { CancelSession } from './CancelSession.tsx';
import { EditSession } from './EditSession.tsx';
import { HoursLine } from './HoursLine.tsx';
import { NobodyExpected } from './NobodyExpected.tsx';
import classes from './Session.module.css';
import { SessionWhere } from './SessionWhere.tsx';
import { SessionNewsDocument } from './session.gen.ts';
import { sessionWorkQuery, type WorkedSession } from './sessionQueries.ts';
import { Line } from './TopLine.tsx';

/** What one needs to come to a session: when, where or by which link, and what is left of the hours; who is there stands above. */
export function SessionTop({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(sessionWorkQuery(recordId));
  // Whoever is at the session is told of what others do to it; what is being typed stays.
  useSubscription(SessionNewsDocument, {}, () => void refetch());
  // What is agreed on for somebody else is no news of theirs, and stands on their page.
  useLiveQuery('ActionItem', sessionWorkQuery(recordId).queryKey);
  // The head of the page says how the session stands.
  useLiveQuery('CoachingSession', sessionWorkQuery(recordId).queryKey, ['detail', 'CoachingSession']);
  const session = data?.coachingSession;
  if (!session) return error ? null : <ListSkeleton rows={2} />;
  const { startTime, endTime, meetingLink, startup, coachs } = session;
  const isAhead =
    session.status === 'planned' && !isOverAt({ status: session.status, endTime: endTime ?? null }, new Date());
  return (
    <Paper component="section" withBorder radius="lg" className={classes.top} aria-label={t('session.top')}>
      <div className={classes.lines}>
        <Line icon={<IconClock size={20} aria-hidden />}>
          {startTime ? (
            <strong>
              <MomentText start={startTime} end={endTime} />
            </strong>
          ) : (
            t('session.noTime')
          )}
        </Line>
        <SessionWhere session={session} />
        <Cancelled session={session} />
        {isAhead && <NobodyExpected session={session} />}
        <ClosedPeople session={session} />
        {session.may?.update && <Clashes session={session} people={data.sessionClashes} />}
        {startup && <HoursLine startup={startup._id} coaches={coachs.map(({ _id }) => _id)} />}
      </div>
      <div className={classes.actions}>
        {meetingLink && session.status === 'planned' && <JoinCall link={meetingLink} />}
        {isAhead && session.may?.update && <EditSession session={session._id} label={t('session.move')} />}
        <CancelSession session={session} />
      </div>
    </Paper>
  );
}

/** Who has cancelled it, and the word that they gave; nobody is known who does so by the link of a mail. */
function Cancelled({ session: { status, cancelledBy, cancelReason } }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  if (status !== 'cancelled' || (!cancelledBy && !cancelReason)) return null;
  return (
    <Line icon={<IconCalendarX size={20} aria-hidden />}>
      {cancelledBy && <div>{t('session.cancelledBy', { name: cancelledBy })}</div>}
      {cancelReason && <div>{t('session.whyCancelled', { words: cancelReason })}</div>}
    </Line>
  );
}

/** Names of those who come, where the head can't show all of them: their profiles are closed to the reader. */
function ClosedPeople({ session: { attendees, attendeeNames } }: { readonly session: WorkedSession }) {
  const { t, i18n } = useTranslation('programme');
  if (attendees.length >= attendeeNames.length) return null;
  const names = new Intl.ListFormat(languageTag(i18n.language)).format(attendeeNames);
  return <Line icon={<IconUsers size={20} aria-hidden />}>{t('session.whoComes', { names })}</Line>;
}

/** Who of those who come is expected elsewhere at that time; what it is, is theirs. */
function Clashes({ session, people }: { readonly session: WorkedSession; readonly people: readonly string[] }) {
  const { t, i18n } = useTranslation('programme');
  const names = session.attendees.flatMap(({ _id, fullName }) => (people.includes(_id) ? [fullName] : []));
  if (names.length === 0) return null;
  return (
    <Line icon={<IconUsers size={20} aria-hidden />}>
      <p className={classes.clashes} role="status">
        {t('session.clashes', { names: new Intl.ListFormat(languageTag(i18n.language)).format(names) })}
      </p>
    </Line>
  );
}

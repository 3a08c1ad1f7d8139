import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import type { AgreedPartsFragment } from '../coaching.gen.ts';
import { JoinCall } from '../JoinCall.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import classes from './requests.module.css';

interface AgreedMeetingProps {
  readonly agreed: AgreedPartsFragment;
  /** Whether it was accepted before the page was opened: nothing is on its way then. */
  readonly isEarlier?: boolean;
}

/** What is so once a meeting is accepted: with whom, when and where, that it is in the calendar, and what one can do now. */
export function AgreedMeeting({ agreed, isEarlier = false }: AgreedMeetingProps) {
  const { t } = useTranslation('programme');
  const { session, startTime, endTime, withWhom, mentor, meetingLink, isMailed } = agreed;
  const where = whereOf(agreed, (service) => t('answerRequest.linkComes', { service }));
  return (
    <StatusPage
      title={t(isEarlier ? 'answerRequest.was.accepted' : 'answerRequest.done.accept')}
      mark={<IconCalendarCheck size={32} aria-hidden />}
      actions={
        <>
          <Button component="a" href={`/coaching/session/${session}`}>
            {t('answerRequest.openSession')}
          </Button>
          {meetingLink && <JoinCall link={meetingLink} />}
          {mentor && (
            <Button component="a" variant="default" href={`/profile/${mentor}/meet`}>
              {t('session.askAgain')}
            </Button>
          )}
        </>
      }
    >
      <MeetingFacts withWhom={withWhom} start={startTime} end={endTime}>
        <dt>{t('answerRequest.where')}</dt>
        <dd dir="auto">{where ?? t('answerRequest.whereOpen')}</dd>
      </MeetingFacts>
      {!isEarlier && (
        <>
          <p className={classes.note}>{t(isMailed ? 'answerRequest.inCalendarAndMail' : 'answerRequest.inCalendar')}</p>
          <p className={classes.note}>{t('answerRequest.next')}</p>
        </>
      )}
    </StatusPage>
  );
}

/** The way to it as far as it is known: a link, a place, or the service that is making a link. */
function whereOf(
  { where, meetingLink, videoProvider }: AgreedPartsFragment,
  comes: (service: string) => string,
): string | null {
  if (meetingLink || where) return [where, meetingLink].filter(Boolean).join(' · ');
  return videoProvider ? comes(videoProvider.replaceAll('_', ' ')) : null;
}

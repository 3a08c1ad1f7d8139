import { useTranslation } from 'react-i18next';
import { MeetingAnswers } from '#src/ui/meetings/MeetingAnswers.tsx';
import { useMeetingTurn } from '#src/ui/meetings/useMeetingTurn.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './NotificationsPopover.module.css';
import type { NotificationItemData } from './notificationQueries.ts';

interface NotifiedRequestProps {
  readonly request: NonNullable<NotificationItemData['notification']['meetingRequest']>;
  /** The time that the notification names: another one may have been proposed since. */
  readonly told: string | null;
  readonly onAnswered: () => void;
}

/** A request for a meeting below the notification that tells of it: what it is about, and its answers or what has become of it. */
export function NotifiedRequest({ request, told, onAnswered }: NotifiedRequestProps) {
  const { t } = useTranslation('programme');
  const turn = useMeetingTurn(request);
  const isOlder = told !== null && Date.parse(told) !== Date.parse(request.startTime ?? '');
  const outcome = outcomeOf(request.status, turn === 'own');
  return (
    <div className={classes.answers}>
      <p className={classes.about} dir="auto">
        {request.message}
      </p>
      {outcome !== null && (
        <p className={classes.outcome}>
          <strong>{t(`answerRequest.done.${outcome}`)}</strong>
          {outcome !== 'decline' && <MomentText start={request.startTime} end={request.endTime} />}
        </p>
      )}
      {outcome === null && turn !== 'none' && request.startTime && (
        <p className={classes.outcome}>
          {isOlder && <span>{t('request.proposedSince')}</span>}
          <MomentText start={request.startTime} end={request.endTime} />
        </p>
      )}
      {outcome === null && turn !== 'none' && <MeetingAnswers request={request} turn={turn} onAnswered={onAnswered} />}
    </div>
  );
}

/** Null while the reader is asked. A proposed time is the answer as long as the other side has not said anything to it. */
function outcomeOf(status: string, isAsked: boolean): 'accept' | 'otherTime' | 'decline' | null {
  if (status === 'meeting_scheduled') return 'accept';
  if (status === 'meeting_canceled') return 'decline';
  return isAsked ? null : 'otherTime';
}

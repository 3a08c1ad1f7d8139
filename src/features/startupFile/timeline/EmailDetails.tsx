import { useTranslation } from 'react-i18next';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import classes from './StartupActivities.module.css';
import { TimelineFacts } from './TimelineFacts.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';

interface EmailDetailsProps {
  readonly email: NonNullable<TimelineCardItem['email']>;
  /** Null for those who may not see how it travelled. */
  readonly delivery: TimelineCardItem['delivery'] | null;
}

const flags = ['delivered', 'bounced', 'deferred', 'dropped', 'spam'] as const;

/** An e-mail to a startup; who may, also sees whether it arrived and was opened. */
export function EmailDetails({ email, delivery }: EmailDetailsProps) {
  const { t } = useTranslation('startupFile');
  const format = useTimelineFormat();
  const states = delivery
    ? [
        ...flags.filter((flag) => delivery[flag]).map((flag) => t(`timeline.${flag}`)),
        ...(delivery.opensCount ? [t('timeline.opens', { count: delivery.opensCount })] : []),
        ...(delivery.lastOpened ? [t('timeline.lastOpened', { date: format.day(delivery.lastOpened) })] : []),
      ]
    : [];
  return (
    <>
      <p className={classes.text} dir="auto">
        <strong>{email.subject}</strong>
      </p>
      <p className={classes.text} dir="auto">
        {email.content}
      </p>
      <TimelineFacts
        facts={[
          [t('timeline.recipients'), email.recipients?.join(', ')],
          [t('timeline.cc'), delivery?.cc?.join(', ')],
          [t('timeline.bcc'), delivery?.bcc?.join(', ')],
          [t('timeline.status'), states.join(', ')],
        ]}
      />
    </>
  );
}

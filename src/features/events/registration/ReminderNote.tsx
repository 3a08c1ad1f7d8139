import { useTranslation } from 'react-i18next';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { type ReminderLead, remindedAt, reminderHours } from '#domain/events/reminder.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from '../EventAboutTab.module.css';

export interface ReminderMeans {
  readonly appointments?: readonly ReminderLead[] | null | undefined;
  readonly byMail?: boolean | null | undefined;
  readonly byNotification?: boolean | null | undefined;
}

interface ReminderNoteProps {
  readonly startTime: string | null | undefined;
  readonly reminders: ReminderMeans | null | undefined;
}

/** When who comes is reminded next; nothing once they were for the last time, and where nobody is by any means. */
export function ReminderNote({ startTime, reminders }: ReminderNoteProps) {
  const { t } = useTranslation('programme');
  const { rights } = useSession();
  if (!startTime || !rights) return null;
  const isMailed = reminders?.byMail !== false && isFeatureEnabled(rights.features, 'reminderEmails');
  if (!isMailed && reminders?.byNotification === false) return null;
  const at = remindedAt(startTime, reminderHours(reminders?.appointments), new Date());
  if (at === null) return null;
  return (
    <span className={classes.note}>
      {t('events.remindedAt')} <MomentText start={at.toISOString()} />
    </span>
  );
}

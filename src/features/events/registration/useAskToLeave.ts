import { useTranslation } from 'react-i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';

/** Asks before a place, or a session, is given back that somebody else can have at once. */
export function useAskToLeave(isSession: boolean): () => Promise<boolean> {
  const { t } = useTranslation('programme');
  return () =>
    askConfirmation({
      title: t(isSession ? 'events.slots.giveBack' : 'events.leaveQuestion'),
      message: t('events.leaveNote'),
      confirmLabel: t('events.leave'),
      dismissLabel: t('events.leaveKeep'),
      isDestructive: true,
    });
}

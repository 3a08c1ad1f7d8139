import { useTranslation } from 'react-i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';

/** What somebody gives back. */
export type Held = 'place' | 'session' | 'wait';

const questions = { place: 'leaveQuestion', session: 'slots.giveBack', wait: 'unwaitQuestion' } as const;

/** Asks before what somebody has goes to others, or before they lose their turn; resolves to whether it is to go. */
export function useAskToLeave(held: Held): () => Promise<boolean> {
  const { t } = useTranslation('programme');
  const isWaiting = held === 'wait';
  return () =>
    askConfirmation({
      title: t(`events.${questions[held]}`),
      message: t(isWaiting ? 'events.unwaitNote' : 'events.leaveNote'),
      confirmLabel: t(isWaiting ? 'events.unwait' : 'events.leave'),
      dismissLabel: t(isWaiting ? 'events.unwaitKeep' : 'events.leaveKeep'),
      isDestructive: true,
    });
}

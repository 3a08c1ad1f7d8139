import { useTranslation } from 'react-i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { EventPlan } from './eventPlanQuery.ts';
import { type PlannedChange, useLostSessions } from './useLostSessions.ts';

/**
 * Asks before a change takes the host or the date from sessions that people have booked: they are given back and both sides
 * are told at once. Resolves to whether it goes on; what cannot be asked about is not saved either.
 */
export function useAskBeforeGivingBack(event: EventPlan): (change: PlannedChange) => Promise<boolean> {
  const { t } = useTranslation('programme');
  const messageOf = useErrorMessage();
  const lostBy = useLostSessions(event);
  return async (change) => {
    const status = change.input?.status ?? null;
    // Whoever calls it off as a whole has been asked, with all of its sessions (useAskBeforeTelling).
    if (status !== null && status !== 'published') return true;
    try {
      const lost = await lostBy(change);
      if (lost.length === 0) return true;
      return await askConfirmation({
        title: t('events.sessionsLost.title'),
        message: t('events.sessionsLost.message', { count: lost.length }),
        details: [...lost],
        confirmLabel: t('events.sessionsLost.confirm'),
        dismissLabel: t('events.sessionsLost.dismiss'),
        isDestructive: true,
      });
    } catch (error) {
      showToast({ kind: 'error', message: messageOf(error) });
      return false;
    }
  };
}

import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { FormValues } from '#src/forms/formValues.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import type { EventPlan } from './eventPlanQuery.ts';
import { useLostSessions } from './useLostSessions.ts';

/**
 * Asks before an event is called off that people count on, made a draft again, which calls it off too, or put on again: all
 * of them are told at once, and that can't be taken back. Resolves to whether it goes on; at once, with true, where nobody
 * else would be told.
 */
export function useAskBeforeTelling(event: EventPlan, isOfSeries: boolean): (values: FormValues) => Promise<boolean> {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const lostBy = useLostSessions(event);
  const { status: before, noOfBookings, noOfWaiting, hosts } = event;
  const name = event.title ?? '';
  // Hosts may have a place as well, and would count twice.
  const count = (noOfBookings ?? 0) + (noOfWaiting ?? 0);
  const isTold = count > 0 || isOfSeries || hosts.some(({ _id }) => _id !== user?._id);
  return async ({ status }) => {
    // A draft that people count on was published before, and they were told that it is called off.
    const isPutOn = before === 'cancelled' || (before === 'draft' && count > 0);
    if (isPutOn && status === 'published') {
      return askConfirmation({
        title: t('events.putOn.title', { name }),
        message: t('events.putOn.message', { count }),
        confirmLabel: t('events.putOn.confirm'),
        dismissLabel: t(before === 'draft' ? 'events.putOn.leaveDraft' : 'events.putOn.dismiss'),
      });
    }
    if (before !== 'published' || status === 'published' || status === undefined || !isTold) return true;
    const kind = status === 'draft' ? 'events.toDraft' : 'events.callOff';
    // That they are asked about is no less true where the list of sessions can't be had.
    const lost = await lostBy({
      input: { status: status === 'draft' ? 'draft' : 'cancelled' },
      following: isOfSeries,
    }).catch(() => []);
    return askConfirmation({
      title: t(`${kind}.title`, { name }),
      message: isOfSeries ? t('events.callOff.following') : t(`${kind}.people`, { count }),
      ...(lost.length > 0 && { details: [...lost] }),
      confirmLabel: t(`${kind}.confirm`),
      dismissLabel: t(`${kind}.dismiss`),
      isDestructive: true,
    });
  };
}

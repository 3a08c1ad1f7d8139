import { useTranslation } from 'react-i18next';
import type { FormValues } from '#src/forms/formValues.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import type { EventPlan } from './eventPlanQuery.ts';

/**
 * Asks before an event is called off that people count on, or put on again: all of them are told at once, and that can't be
 * taken back. Resolves to whether it goes on; at once, with true, where nobody would be told.
 */
export function useAskBeforeTelling(event: EventPlan, isOfSeries: boolean): (values: FormValues) => Promise<boolean> {
  const { t } = useTranslation('programme');
  const { status: before, noOfBookings, noOfWaiting } = event;
  const name = event.title ?? '';
  // Hosts may have a place as well, and would count twice.
  const people = (noOfBookings ?? 0) + (noOfWaiting ?? 0);
  return async ({ status }) => {
    if (before === 'cancelled' && status === 'published') {
      return askConfirmation({
        title: t('events.putOn.title', { name }),
        message: t('events.putOn.message', { count: people }),
        confirmLabel: t('events.putOn.confirm'),
        dismissLabel: t('events.putOn.dismiss'),
      });
    }
    if (before !== 'published' || status !== 'cancelled' || (people === 0 && !isOfSeries)) return true;
    return askConfirmation({
      title: t('events.callOff.title', { name }),
      message: isOfSeries ? t('events.callOff.following') : t('events.callOff.people', { count: people }),
      confirmLabel: t('events.callOff.confirm'),
      dismissLabel: t('events.callOff.dismiss'),
      isDestructive: true,
    });
  };
}

import type { TFunction } from 'i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';

/** Asks whether what was typed may be lost; true when it may. */
export function askLeaving(t: TFunction<'forms'>): Promise<boolean> {
  return askConfirmation({
    title: t('leave.title'),
    message: t('leave.text'),
    confirmLabel: t('leave.confirm'),
    dismissLabel: t('leave.stay'),
    isDestructive: true,
  });
}

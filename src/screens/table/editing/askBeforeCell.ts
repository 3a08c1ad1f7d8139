import i18next from 'i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { displayName } from '../../detail/displayName.ts';
import type { CellChange } from './CellEditing.ts';

/** Values by which what people count on is called off: they are told at once, and an undo would only tell them again. */
const callingOff: Readonly<Record<string, { readonly from: string; readonly to: string }>> = {
  ApplicationMeeting: { from: 'meeting_scheduled', to: 'meeting_canceled' },
  CoachingSession: { from: 'planned', to: 'cancelled' },
};

/** Asks before a change of a cell that others are told of at once. Resolves to whether it goes on. */
export function askBeforeCell(entity: string, { record, field, from, to }: CellChange): Promise<boolean> {
  const change = callingOff[entity];
  if (field !== 'status' || change === undefined || change.from !== from || change.to !== to)
    return Promise.resolve(true);
  return askConfirmation({
    title: i18next.t('cellAsk.cancelMeeting', { ns: 'screens' }),
    message: i18next.t('cellAsk.told', { ns: 'screens' }),
    details: [displayName(record)].filter(Boolean),
    confirmLabel: i18next.t('cellAsk.yes', { ns: 'screens' }),
    dismissLabel: i18next.t('cellAsk.keep', { ns: 'screens' }),
    isDestructive: true,
  });
}

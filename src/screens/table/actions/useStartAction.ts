import { useTranslation } from 'react-i18next';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import type { RecordData, TableScreenModule } from '../../screenModules.ts';
import { useRecordAction } from './useRecordAction.ts';

/** Starts an action of a table with some of its records, after what it asks before. */
export function useStartAction(module: TableScreenModule, onDone?: () => void) {
  const { t } = useTranslation(['screens', 'spec']);
  const run = useRecordAction(module, onDone);
  const labelOf = (action: RecordActionMeta): string => t(action.labelKey, { ns: 'spec' });
  const start = async (action: RecordActionMeta, records: readonly RecordData[]): Promise<void> => {
    const label = labelOf(action);
    const question = action.confirmKey && {
      title: label,
      message: t(action.confirmKey, { ns: 'spec' }),
      confirmLabel: label,
      dismissLabel: t('cancel'),
    };
    if (!question || (await askConfirmation(question))) run.mutate({ action, records, label });
  };
  return { start, labelOf, running: run.isPending ? run.variables.action.id : null };
}

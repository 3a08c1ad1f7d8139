import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import type { RecordData, TableScreenModule } from '../../screenModules.ts';
import { recordsFor } from './recordsFor.ts';
import { useRecordAction } from './useRecordAction.ts';

interface RecordActionsProps {
  readonly module: TableScreenModule;
  readonly records: readonly RecordData[];
  readonly onDone: () => void;
}

/** What the spec lets readers do with the chosen records: each button says with how many of them. */
export function RecordActions({ module, records, onDone }: RecordActionsProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const run = useRecordAction(module, onDone);
  const start = async (action: RecordActionMeta, chosen: readonly RecordData[], label: string): Promise<void> => {
    const question = action.confirmKey && {
      title: label,
      message: t(action.confirmKey, { ns: 'spec' }),
      confirmLabel: label,
      dismissLabel: t('cancel'),
    };
    if (!question || (await askConfirmation(question))) run.mutate({ action, records: chosen, label });
  };
  return (module.screen.actions ?? []).map((action) => {
    const chosen = recordsFor(action, records, { ability, entity: module.screen.entity, principal });
    const label = t(action.labelKey, { ns: 'spec' });
    if (chosen.length === 0) return null;
    return (
      <Button
        key={action.id}
        data-spec={`action/${module.screen.id}.${action.id}`}
        variant="default"
        loading={run.isPending && run.variables.action.id === action.id}
        onClick={() => void start(action, chosen, label)}
      >
        {t('table.action', { action: label, count: chosen.length })}
      </Button>
    );
  });
}

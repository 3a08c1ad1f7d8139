import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { isDoneInBatches } from '../../batch/batchActions.ts';
import type { RecordData, TableScreenModule } from '../../screenModules.ts';
import { recordsFor } from './recordsFor.ts';
import { useStartAction } from './useStartAction.ts';

interface RecordActionsProps {
  readonly module: TableScreenModule;
  readonly records: readonly RecordData[];
  readonly onDone: () => void;
}

/** What the spec lets readers do with the chosen records: each button says with how many of them. */
export function RecordActions({ module, records, onDone }: RecordActionsProps) {
  const { t } = useTranslation('screens');
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const { start, labelOf, running } = useStartAction(module, onDone);
  const { id, entity, actions = [] } = module.screen;
  return actions.map((action) => {
    const chosen = recordsFor(action, records, { ability, entity, principal });
    if (chosen.length === 0 || isDoneInBatches(entity, action)) return null;
    return (
      <Button
        key={action.id}
        data-spec={`action/${id}.${action.id}`}
        variant="default"
        loading={running === action.id}
        onClick={() => void start(action, chosen)}
      >
        {t('table.action', { action: labelOf(action), count: chosen.length })}
      </Button>
    );
  });
}

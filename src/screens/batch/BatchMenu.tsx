import { Button, Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { displayName } from '../detail/displayName.ts';
import type { RecordData } from '../screenModules.ts';
import { batchActionsOf, decisionFor, type OfferedBatch, type OfferedBatchAction } from './batchActions.ts';
import { useStartBatch } from './useStartBatch.ts';
import '@mantine/core/styles/Menu.css';

const BatchDialog = lazy(() => import('./BatchDialog.tsx').then((module) => ({ default: module.BatchDialog })));

const DecideSeveral = lazy(() =>
  import('./deciding/DecideSeveral.tsx').then((module) => ({ default: module.DecideSeveral })),
);

interface BatchMenuProps {
  readonly entity: string;
  readonly records: readonly RecordData[];
  readonly onStarted: () => void;
}

/** What can be done with the chosen rows at once; nothing where one may do nothing of it. */
export function BatchMenu({ entity, records, onStarted }: BatchMenuProps) {
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const offered = batchActionsOf(entity, records, { ability, principal });
  return offered && <OfferedActions {...offered} records={records} onStarted={onStarted} />;
}

interface OfferedActionsProps extends OfferedBatch, Pick<BatchMenuProps, 'records'> {
  readonly onStarted: () => void;
}

function OfferedActions({ kind, actions, records, onStarted }: OfferedActionsProps) {
  const { t } = useTranslation(['batch', 'shell']);
  const [asked, setAsked] = useState<OfferedBatchAction | null>(null);
  const start = useStartBatch(kind, onStarted);
  const labelOf = ({ action }: OfferedBatchAction): string => t(`action.${action}` as 'action.ACCEPT');
  const choose = async (meta: OfferedBatchAction): Promise<void> => {
    if (meta.input || meta.decides) return setAsked(meta);
    const isConfirmed = await askConfirmation({
      title: t('question', { action: labelOf(meta), n: meta.ids.length }),
      ...(meta.means && { message: t(meta.means) }),
      confirmLabel: labelOf(meta),
      dismissLabel: t('cancel', { ns: 'shell' }),
      isDestructive: meta.isDestructive === true,
    });
    if (isConfirmed) start.mutate({ action: meta.action, ids: meta.ids, data: null });
  };
  const begin = (meta: OfferedBatchAction, data: object): void => {
    setAsked(null);
    start.mutate({ action: meta.action, ids: meta.ids, data: { ...data } });
  };
  const takeValue = (meta: OfferedBatchAction, data: Readonly<Record<string, unknown>>): void => {
    const decision = decisionFor(actions, data.status);
    setAsked(null);
    if (decision) void choose(decision);
    else begin(meta, data);
  };
  const dialogOf = (meta: OfferedBatchAction) => ({
    title: t('question', { action: labelOf(meta), n: meta.ids.length }),
    submit: labelOf(meta),
    onClose: () => setAsked(null),
  });
  return (
    <>
      <Menu position="top">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBolt size={16} aria-hidden />} loading={start.isPending}>
            {t('actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((meta) => (
            <Menu.Item key={meta.action} onClick={() => void choose(meta)}>
              {labelOf(meta)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <Suspense>
          {asked.input && (
            <BatchDialog {...dialogOf(asked)} input={asked.input} onChosen={(data) => takeValue(asked, data)} />
          )}
          {asked.decides && (
            <DecideSeveral
              {...dialogOf(asked)}
              action={asked.decides}
              onChosen={(given) => begin(asked, given)}
              applications={asked.ids.map((id) => ({ id, name: nameOf(records, id) }))}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Where the name is hidden, the number in the funnel stands for it. */
function nameOf(records: readonly RecordData[], id: string): string {
  const record = records.find(({ _id }) => _id === id) ?? {};
  return displayName(record) || String(record.number ?? id);
}

import { Button, Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { type BatchActionMeta, batchActionsOf } from './batchActions.ts';
import type { BatchKind } from './batchProgress.ts';
import { useStartBatch } from './useStartBatch.ts';
import '@mantine/core/styles/Menu.css';

const BatchDialog = lazy(() => import('./BatchDialog.tsx').then((module) => ({ default: module.BatchDialog })));

interface BatchMenuProps {
  readonly entity: string;
  readonly ids: readonly string[];
  readonly onStarted: () => void;
}

/** What can be done with all chosen rows at once; nothing where one may do nothing of it. */
export function BatchMenu({ entity, ids, onStarted }: BatchMenuProps) {
  const offered = batchActionsOf(entity, useSession().rights?.principal ?? null);
  return offered && <OfferedActions {...offered} ids={ids} onStarted={onStarted} />;
}

interface OfferedActionsProps extends Omit<BatchMenuProps, 'entity'> {
  readonly kind: BatchKind;
  readonly actions: readonly BatchActionMeta[];
}

function OfferedActions({ kind, actions, ids, onStarted }: OfferedActionsProps) {
  const { t } = useTranslation(['batch', 'shell']);
  const [asked, setAsked] = useState<BatchActionMeta | null>(null);
  const start = useStartBatch(kind, onStarted);
  const labelOf = ({ action }: BatchActionMeta): string => t(`action.${action}` as 'action.ACCEPT');
  const choose = async (meta: BatchActionMeta): Promise<void> => {
    if (meta.input) return setAsked(meta);
    const isConfirmed = await askConfirmation({
      title: t('question', { action: labelOf(meta), n: ids.length }),
      confirmLabel: labelOf(meta),
      dismissLabel: t('cancel', { ns: 'shell' }),
      isDestructive: meta.isDestructive === true,
    });
    if (isConfirmed) start.mutate({ action: meta.action, ids, data: null });
  };
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
      {asked?.input && (
        <Suspense>
          <BatchDialog
            title={t('question', { action: labelOf(asked), n: ids.length })}
            submit={labelOf(asked)}
            input={asked.input}
            onClose={() => setAsked(null)}
            onChosen={(data) => {
              setAsked(null);
              start.mutate({ action: asked.action, ids, data });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

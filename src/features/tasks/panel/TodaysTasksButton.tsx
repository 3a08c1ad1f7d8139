import { ActionIcon } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { useTaskBadge } from './useTaskBadge.ts';

const TodaysTasksPanel = lazy(() =>
  import('./TodaysTasksPanel.tsx').then((module) => ({ default: module.TodaysTasksPanel })),
);

/** Opens today's tasks; the badge says how many there are. */
export function TodaysTasksButton() {
  const { t } = useTranslation('tasks');
  const { count, change, before } = useTaskBadge();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CountBadge count={count} change={change} testId="task-badge">
        <ActionIcon
          size="lg"
          aria-label={t('today.open', { count })}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <IconChecklist size={20} stroke={1.75} />
        </ActionIcon>
      </CountBadge>
      {isOpen && (
        <Suspense>
          <TodaysTasksPanel before={before} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

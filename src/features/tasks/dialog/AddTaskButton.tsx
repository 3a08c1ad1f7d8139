import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanCreateTask } from '../useCanCreateTask.ts';

const TaskDialog = lazy(() => import('./TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })));

interface AddTaskButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The task is for this startup, else for oneself. */
  readonly startupId?: string;
  /** The address asks for the dialog; told when it has closed. */
  readonly asked?: { readonly isOpen: boolean; readonly onClose: () => void };
}

/** Opens the dialog of a new task, for those who may make one. */
export function AddTaskButton({ startupId, asked, ...button }: AddTaskButtonProps) {
  const { t } = useTranslation('tasks');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    asked?.onClose();
  };
  if (!useCanCreateTask()) return null;
  return (
    <>
      <Button {...button} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {(isOpen || asked?.isOpen) && (
        <Suspense>
          <TaskDialog startupId={startupId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

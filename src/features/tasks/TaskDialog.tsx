import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { TaskForm } from './TaskForm.tsx';
import type { TaskCard } from './taskRules.ts';
import '@mantine/core/styles/Modal.css';

interface TaskDialogProps {
  /** The task to edit; none for a new one. */
  readonly task?: TaskCard;
  readonly onClose: () => void;
}

/** Creates or edits a task; a sheet over the whole screen on a phone. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
  const { t } = useTranslation(['tasks', 'shell']);
  const isPhone = useMediaQuery('(max-width: 575px)') ?? false;
  return (
    <Modal
      opened
      onClose={onClose}
      title={task ? t('dialog.edit') : t('dialog.create')}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <TaskForm {...(task ? { task } : {})} onClose={onClose} />
    </Modal>
  );
}

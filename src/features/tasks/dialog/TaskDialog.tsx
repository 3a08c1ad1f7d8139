import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { BREAKPOINT_MOBILE_PX } from '#domain/generated/constants.gen.ts';
import { useGuardedClose } from '#src/forms/useGuardedClose.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import type { TaskCard } from '../taskRules.ts';
import { TaskForm } from './TaskForm.tsx';
import '@mantine/core/styles/Modal.css';

interface TaskDialogProps {
  /** The task to edit; none for a new one. */
  readonly task?: TaskCard;
  /** A new task is for this startup. */
  readonly startupId?: string | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a task; a sheet over the whole screen on a phone. */
export function TaskDialog({ task, startupId, onClose }: TaskDialogProps) {
  const { t } = useTranslation(['tasks', 'shell']);
  const { modal, leave } = useLeaving();
  useToastsLeave();
  const end = () => leave(onClose);
  const { close, onDirty } = useGuardedClose(end);
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINT_MOBILE_PX - 1}px)`) ?? false;
  return (
    <Modal
      {...modal}
      onClose={close}
      title={task ? t('dialog.edit') : t('dialog.create')}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <TaskForm {...(task ? { task } : {})} startupId={startupId} onClose={end} onDirty={onDirty} />
    </Modal>
  );
}

import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import type { BoardCellAt } from './boardRows.ts';
import { usePeriodNames } from './usePeriodNames.ts';
import { useSkip } from './useSkips.ts';
import '@mantine/core/styles/Modal.css';

interface SkipDialogProps {
  readonly at: BoardCellAt;
  readonly onClose: () => void;
}

/** As many characters as the reason may have (`SkippedPeriod.reason`). */
const MAX_REASON = 300;

/** Lets a startup off a period, with a word on why. */
export function SkipDialog({ at, onClose }: SkipDialogProps) {
  const { t } = useTranslation(['metrics', 'shell']);
  const { periodOf } = usePeriodNames();
  const [reason, setReason] = useState('');
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const skip = useSkip(close);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    skip.mutate({ ...at, reason: reason.trim() || null });
  };
  return (
    <Modal
      {...modal}
      onClose={close}
      title={t('board.skipTitle', { name: at.row.name, period: periodOf(at.period) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t('board.skipHint')}</Text>
          <Textarea
            label={t('board.skipReason')}
            value={reason}
            maxLength={MAX_REASON}
            autosize
            minRows={2}
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" loading={skip.isPending}>
              {t('board.skip')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

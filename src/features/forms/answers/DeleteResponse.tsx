import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { ResponseItem } from './answersSource.ts';

interface DeleteResponseProps {
  readonly item: ResponseItem;
  readonly remove: (id: string) => Promise<void>;
  readonly onDeleted: () => void;
}

/** Deletes one response after asking. */
export function DeleteResponse({ item, remove, onDeleted }: DeleteResponseProps) {
  const { t } = useTranslation('formAnswers');
  const message = useErrorMessage();
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => remove(item.id),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('removed') });
      onDeleted();
      await client.invalidateQueries({ queryKey: ['answerResponses'] });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const ask = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('removeQuestion', { name: item.name ?? t('nameless') }),
      message: t('removeMessage'),
      confirmLabel: t('remove'),
      dismissLabel: t('keep'),
      isDestructive: true,
    });
    if (isConfirmed) deletion.mutate();
  };
  return (
    <ActionIcon variant="default" aria-label={t('remove')} loading={deletion.isPending} onClick={() => void ask()}>
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}

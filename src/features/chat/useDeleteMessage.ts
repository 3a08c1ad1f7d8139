import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DeleteChatMessageDocument, type ShownPostFragment } from './chat.gen.ts';
import { takeAway } from './useChatNews.ts';

/** Asks, and takes a message away for everybody. */
export function useDeleteMessage(): (post: ShownPostFragment) => Promise<void> {
  const client = useQueryClient();
  const { t } = useTranslation('programme');
  const errorMessage = useErrorMessage();
  const { mutate } = useMutation({
    mutationFn: (id: string) => graphqlRequest(DeleteChatMessageDocument, { id }),
    onSuccess: ({ deleteChatMessage }) => takeAway(client, deleteChatMessage),
    onError: (error) => showToast({ kind: 'error', message: errorMessage(error) }),
  });
  return async ({ _id, text }) => {
    const isConfirmed = await askConfirmation({
      title: t('chat.deleteQuestion'),
      message: `“${text.length > 120 ? `${text.slice(0, 120)}…` : text}” ${t('chat.deleteHint')}`,
      confirmLabel: t('chat.delete'),
      dismissLabel: t('chat.keep'),
      isDestructive: true,
    });
    if (isConfirmed) mutate(_id);
  };
}

import { ActionIcon } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { chatScriptOf } from './identify.ts';
import { openChat } from './openChat.ts';

/** Opens the chat of the organisation; nothing of it is loaded before the first click. */
export function ChatButton() {
  const { t } = useTranslation('spec');
  const message = useErrorMessage();
  const isOffered = chatScriptOf(useSession()) !== null;
  const { start, isPending } = useAction(() =>
    openChat().catch((error: unknown) => showToast({ kind: 'error', message: message(error) })),
  );
  if (!isOffered) return null;
  return (
    <ActionIcon size="lg" aria-label={t('feature.liveChat')} loading={isPending} onClick={() => start(undefined)}>
      <IconMessageCircle size={20} stroke={1.75} />
    </ActionIcon>
  );
}

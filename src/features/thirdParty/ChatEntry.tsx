import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { chatScriptOf } from './identify.ts';
import { openChat } from './openChat.ts';

/** Entry of a list that opens the chat of the organisation; nothing of the chat is loaded before the first click. */
export function ChatEntry({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('spec');
  const message = useErrorMessage();
  if (chatScriptOf(useSession()) === null) return null;
  const open = (): void => {
    openChat().catch((error: unknown) => showToast({ kind: 'error', message: message(error) }));
  };
  return (
    <li>
      <button type="button" className={className} onClick={open}>
        <IconMessageCircle size={20} stroke={1.75} aria-hidden />
        {t('feature.liveChat')}
      </button>
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { badgeText } from '#src/ui/badgeText.ts';
import classes from './UnreadCount.module.css';
import { useChatUnread } from './useChatUnread.ts';

interface UnreadCountProps {
  /** A dot without the number, where there is no room for it. */
  readonly isDot?: boolean;
}

/** How much there is to read in the chat, live; nothing where all is read. */
export function UnreadCount({ isDot = false }: UnreadCountProps) {
  const { t } = useTranslation('shell');
  const count = useChatUnread(true);
  if (count === 0) return null;
  const shown = badgeText(count);
  return (
    <span className={isDot ? classes.dot : classes.count}>
      {!isDot && <span aria-hidden>{shown}</span>}
      <span className="visually-hidden">{t('chatUnread', { shown })}</span>
    </span>
  );
}

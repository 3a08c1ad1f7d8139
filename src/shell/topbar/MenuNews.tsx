import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { UnreadCount } from '#src/features/chat/unread/UnreadCount.tsx';

/** A mark at the button of a closed menu, where one of its entries has news (decision 0061: Cohort's own). */
export function MenuNews() {
  const mayOpen = useMayOpen();
  return mayOpen('/chat') && <UnreadCount isDot />;
}

import i18next from 'i18next';
import { waitingWrites } from '#src/data/waitingWrites.ts';
import { showToast, toastStore } from './toasts.ts';

/**
 * Loads what shows messages ahead, so that it needs no network when there is something to say about it; and says when
 * something that was to be saved waits for the network, in a dialog or not.
 */
export function keepMessagesAtHand(): void {
  // Without a network at this moment the next message tries again.
  void import('./ToastList.tsx').catch(() => undefined);
  waitingWrites.subscribe(() => {
    const message = i18next.t('connection.unsaved', { ns: 'shell' });
    if (!toastStore.get().some((toast) => toast.message === message)) showToast({ kind: 'error', message });
  });
}

/** Loads what shows messages ahead, so that it needs no network when there is something to say about it. */
export function keepMessagesAtHand(): void {
  // Without a network at this moment the next message tries again.
  void import('./ToastList.tsx').catch(() => undefined);
}

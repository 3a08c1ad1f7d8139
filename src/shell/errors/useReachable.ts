import { useEffect } from 'react';

/** How often the server is asked whether it can be reached again. */
const ASK_EVERY_MS = 3000;

/** Calls `onReachable` once the server answers again: nobody has to press a button because a train left a tunnel. */
export function useReachable(onReachable: () => unknown): void {
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isThere || isOver) return;
      isOver = true;
      onReachable();
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    const askNow = (): void => void ask();
    window.addEventListener('online', askNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', askNow);
    };
  }, [onReachable]);
}

import { useEffect, useRef } from 'react';

const FIRST_MS = 5000;
/** Each look that finds nothing makes the next one later, up to the last. */
const MORE_MS = 500;
const LAST_MS = 20_000;

/**
 * Looks from time to time whether somebody else has written, as long as the page is before its reader. Visitors have no
 * account that could be told of it. `look`: whether something was found.
 */
export function useOthersWords(look: () => Promise<boolean>, isOver: boolean): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let quiet = 0;
    let isLeft = false;
    const wait = (): void => {
      clearTimeout(timer);
      if (!isLeft) timer = setTimeout(() => void run(), Math.min(FIRST_MS + quiet * MORE_MS, LAST_MS));
    };
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        // Without a connection nothing is found; what keeps the answers from being saved says so.
        const isFound = await latest.current().catch(() => false);
        quiet = isFound ? 0 : quiet + 1;
      }
      wait();
    };
    const comeBack = (): void => {
      quiet = 0;
      if (document.visibilityState === 'visible') void run();
    };
    wait();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [isOver]);
}

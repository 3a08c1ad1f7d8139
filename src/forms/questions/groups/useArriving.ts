import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many parts are drawn: the first at once, the others one after the other, each once the one before it is on
 * the screen. Whoever types or scrolls meanwhile goes first. With `isWhole` all are drawn at once, and stay.
 */
export function useArriving(count: number, isWhole: boolean): number {
  const [arrived, setArrived] = useState(1);
  if (isWhole && arrived < count) setArrived(count);
  useEffect(() => {
    if (arrived >= count) return;
    const timer = setTimeout(() => startTransition(() => setArrived((now) => now + 1)));
    return () => clearTimeout(timer);
  }, [arrived, count]);
  return Math.min(isWhole ? count : arrived, count);
}

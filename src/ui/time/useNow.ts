import { useEffect, useState } from 'react';

/** The time, renewed every so many milliseconds while the component is shown. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}

import { useEffect, useRef } from 'react';
import { INFINITE_SCROLL_THRESHOLD } from '#domain/generated/constants.gen.ts';

/** Asks for more when a fifth of it has come into view. */
export function EndSentinel({ onReach }: { readonly onReach: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { threshold: INFINITE_SCROLL_THRESHOLD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={element} style={{ height: 24 }} aria-hidden />;
}

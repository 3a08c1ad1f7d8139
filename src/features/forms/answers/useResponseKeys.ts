import { useEffect, useRef } from 'react';

/** J shows the next response and K the one before, unless somebody is typing. */
export function useResponseKeys(walk: (step: 1 | -1) => void): void {
  const latest = useRef(walk);
  latest.current = walk;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'j') latest.current(1);
      if (event.key === 'k') latest.current(-1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

import { useEffect, useRef } from 'react';

/** Keeps the focus where it is when the page is drawn anew for another version of what it shows, as far as it has an id. */
export function useKeptFocus(version: string): void {
  const last = useRef('');
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement ? target.id : '';
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const drawn = useRef(version);
  useEffect(() => {
    if (drawn.current === version) return;
    drawn.current = version;
    if (document.activeElement === document.body && last.current !== '') {
      document.getElementById(last.current)?.focus({ preventScroll: true });
    }
  }, [version]);
}

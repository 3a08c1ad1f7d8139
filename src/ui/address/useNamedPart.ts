import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import './namedPart.css';

const shownFor = 4000;
/** Forms are drawn some time after their page. */
const waitedFor = 10_000;

/** Shows the part of the page that the address names (`#id`) as soon as it is drawn: in sight, in focus, and marked for a moment. */
export function useNamedPart(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (hash === '') return;
    let shown: HTMLElement | null = null;
    const watch = new MutationObserver(() => look());
    const stop = (): void => {
      watch.disconnect();
      clearTimeout(timer);
      delete shown?.dataset.named;
    };
    let timer = setTimeout(stop, waitedFor);
    function look(): void {
      const part = document.getElementById(hash);
      if (!part) return;
      watch.disconnect();
      clearTimeout(timer);
      shown = show(part);
      timer = setTimeout(stop, shownFor);
    }
    watch.observe(document.body, { childList: true, subtree: true });
    look();
    return stop;
  }, [hash]);
}

function show(part: HTMLElement): HTMLElement {
  // Of a field all of it: with its label, and what is said of it.
  const whole = part.closest<HTMLElement>('.mantine-InputWrapper-root, .mantine-Switch-root') ?? part;
  whole.scrollIntoView({ block: 'center' });
  part.focus({ preventScroll: true });
  whole.dataset.named = 'true';
  return whole;
}

import { useSyncExternalStore } from 'react';

/** The same as in `touch.css`. */
const touch = '(pointer: coarse), (max-width: 575px)';

/** Whether a thumb points here, so that what is hit has to be 44 pixels tall. */
export function useTouch(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(touch).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(touch);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

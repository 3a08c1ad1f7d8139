import { useSyncExternalStore } from 'react';
import { BREAKPOINT_MOBILE_PX } from '#domain/generated/constants.gen.ts';

const phone = `(max-width: ${BREAKPOINT_MOBILE_PX - 1}px)`;

/** Whether the page is as narrow as a phone (requirement 000 §2: below 576 px). */
export function usePhone(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(phone).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

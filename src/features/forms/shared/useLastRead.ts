import { useRef } from 'react';

/** A record as it was read last: its reader goes on having it, and what they wrote beside it, when it is found no more. */
export function useLastRead<Item extends { readonly _id: string }>(
  id: string,
  item: Item | null | undefined,
): Item | null {
  const last = useRef<Item | null>(null);
  if (item) last.current = item;
  return last.current?._id === id ? last.current : null;
}

import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';

const PART = 'section[data-part]';
/** There are no more digits. */
const MOST = 9;

interface PartKeys {
  /** Holds the parts: sections with `data-part`, in the order that their numbers have. */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly count: number;
}

/** Numbers lead to the parts of a page, which are those that it has: of an application without scores there are fewer. */
export function usePartKeys(): PartKeys {
  const page = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const parts = (): HTMLElement[] => [...(page.current?.querySelectorAll<HTMLElement>(PART) ?? [])];
  const goTo = (at: number): void => {
    const part = parts()[at];
    if (part === undefined) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView({ block: 'start' });
  };
  useHotkeys(Array.from({ length: MOST }, (_none, at) => [String(at + 1), () => goTo(at)]));
  // Parts come with the answers to their own questions.
  useEffect(() => setCount(Math.min(parts().length, MOST)));
  return { page, count };
}

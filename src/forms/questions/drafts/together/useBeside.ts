import { useCallback, useMemo, useRef, useState } from 'react';
import { isSameBeside, mergeBeside, type ValuesBeside } from './mergeBeside.ts';
import type { WrittenBeside } from './useTogether.ts';

/**
 * What is written beside the answers of a draft, such as a name or a comment. What another device writes comes in where
 * nothing else is written here; of what both write, the later stays.
 */
export function useBeside<Given extends ValuesBeside>(begun: Given) {
  const [value, setValue] = useState(begun);
  const latest = useRef(value);
  const seen = useRef(begun);
  const change = useCallback((next: Given): void => {
    latest.current = next;
    setValue(next);
  }, []);
  const set = useCallback(
    <Name extends keyof Given>(name: Name, given: Given[Name]) => change({ ...latest.current, [name]: given }),
    [change],
  );
  return {
    value,
    set,
    current: (): Given => latest.current,
    /** The server has this now. */
    keep: (kept: Given): void => {
      seen.current = kept;
    },
    /** Takes in what the server has now. */
    takeIn: (theirs: Given): void => {
      const next = mergeBeside({ before: seen.current, mine: latest.current, theirs });
      seen.current = theirs;
      if (!isSameBeside(next, latest.current)) change(next);
    },
    beside: useMemo(
      (): WrittenBeside => ({
        value,
        isSaved: () => isSameBeside(latest.current, seen.current),
      }),
      [value],
    ),
  };
}

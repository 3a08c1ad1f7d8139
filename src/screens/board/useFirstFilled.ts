import { useCallback, useRef } from 'react';
import { usePhone } from '#src/ui/theme/usePhone.ts';

/** Says of a column, by its place, that it is loaded: its section where it has cards. */
export type ReportColumn = (at: number, filled: HTMLElement | null) => void;

/** On a phone one column is seen at a time: the board begins with the first that has cards. Whoever has swiped since stays. */
export function useFirstFilled(): ReportColumn {
  const isPhone = usePhone();
  const known = useRef<(HTMLElement | null)[]>([]);
  const isDone = useRef(false);
  return useCallback(
    (at, filled) => {
      if (isDone.current || !isPhone) return;
      known.current[at] = filled;
      const first = known.current.findIndex((section) => section !== null);
      if (first === -1 || known.current[first] === undefined) return;
      isDone.current = true;
      const board = known.current[first]?.parentElement;
      if (first > 0 && board?.scrollLeft === 0)
        known.current[first]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    },
    [isPhone],
  );
}

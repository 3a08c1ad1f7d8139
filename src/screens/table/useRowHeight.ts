import { useTouch } from '#src/ui/theme/useTouch.ts';

/** Height of a table's row in pixels, as the tokens `--row` and `--row-compact` have it. */
export function useRowHeight(isDense: boolean): number {
  const isTouch = useTouch();
  if (isTouch) return 48;
  return isDense ? 32 : 40;
}

/** Width in pixels of the column of boxes that select a row. */
export function useTickWidth(hasSelection: boolean): number {
  const isTouch = useTouch();
  if (!hasSelection) return 0;
  return isTouch ? 48 : 40;
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { NAVIGATION_ITEM_SPACING_PX, NAVIGATION_REMEASURE_DELAY_MS } from '#domain/generated/constants.gen.ts';

/** Room for the "More" button at the end of the line. */
const moreWidth = 72;

/** How many items of widths fit; all of them, or those that leave room for "More". */
export function fittingCount(widths: readonly number[], available: number): number {
  const total = widths.reduce((sum, width) => sum + width + NAVIGATION_ITEM_SPACING_PX, -NAVIGATION_ITEM_SPACING_PX);
  if (total <= available) return widths.length;
  let used = moreWidth;
  return widths.findIndex((width) => {
    used += width + NAVIGATION_ITEM_SPACING_PX;
    return used > available;
  });
}

/** Measures the children of a list; again half a second after the window has come to rest. */
export function useOverflow(list: RefObject<HTMLElement | null>, content: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels have other widths
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      const widths = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect().width);
      const available = list.current?.parentElement?.getBoundingClientRect().width ?? 0;
      if (available > 0) setCount(fittingCount(widths, available));
    };
    const measureLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(measure, NAVIGATION_REMEASURE_DELAY_MS);
    };
    measure();
    void document.fonts?.ready.then(measure);
    window.addEventListener('resize', measureLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measureLater);
    };
  }, [list, content]);
  return count;
}

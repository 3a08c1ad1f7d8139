import { type RefObject, useEffect } from 'react';

/** Arrows go from entry to entry: up and down within a day, to the sides to the nearest day that has some. */
export function useEntryKeys(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = grid.current;
    if (within === null) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const next = nextEntry(within, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    within.addEventListener('keydown', onKeyDown);
    return () => within.removeEventListener('keydown', onKeyDown);
  }, [grid]);
}

function nextEntry(grid: HTMLElement, key: string): HTMLElement | null | undefined {
  const here = document.activeElement?.closest<HTMLElement>('li[data-day]');
  if (!here) return null;
  const byDay = Map.groupBy(entriesOf(grid), ({ dataset }) => dataset.day ?? '');
  const day = here.dataset.day ?? '';
  const ofDay = byDay.get(day) ?? [];
  if (key === 'ArrowDown') return linkIn(ofDay[ofDay.indexOf(here) + 1]);
  if (key === 'ArrowUp') return linkIn(ofDay[ofDay.indexOf(here) - 1]);
  const [forward, back] = getComputedStyle(grid).direction === 'rtl' ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const days = [...byDay.keys()].sort();
  if (key === forward) return linkIn(byDay.get(days.find((other) => other > day) ?? '')?.[0]);
  if (key === back) return linkIn(byDay.get(days.findLast((other) => other < day) ?? '')?.[0]);
  return null;
}

const LEFT = 'ArrowLeft';
const RIGHT = 'ArrowRight';

function entriesOf(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('li[data-day]')].filter((item) => linkIn(item));
}

function linkIn(item: HTMLElement | undefined): HTMLElement | null | undefined {
  return item?.querySelector<HTMLElement>('a');
}

import { type RefObject, useEffect, useRef } from 'react';
import { BUSINESS_HOURS } from '#domain/generated/constants.gen.ts';
import type { WeekSegment } from './weekSegments.ts';

const hourOfWork = Number(BUSINESS_HOURS.from.slice(0, 2));
const HOURS = 24;
/** Half of the name of the hour stands above its line. */
const NAME_HEIGHT = 8;

interface Column {
  readonly day: string;
  readonly timed: readonly WeekSegment[];
}

/** Scrolls a week to the hour in which work begins, or to something that is earlier; once for each week and its answer. */
export function useFirstHour(grid: RefObject<HTMLElement | null>, columns: readonly Column[], isLoaded: boolean): void {
  const scrolledFor = useRef('');
  const earliest = Math.min(...columns.flatMap(({ timed }) => timed.map(({ from }) => from / 60)));
  const hour = Math.min(hourOfWork, Math.floor(earliest));
  const shown = `${columns[0]?.day} ${isLoaded}`;
  useEffect(() => {
    if (grid.current === null || scrolledFor.current === shown) return;
    scrolledFor.current = shown;
    const height = grid.current.lastElementChild?.scrollHeight ?? 0;
    grid.current.scrollTop = (hour / HOURS) * height - NAME_HEIGHT;
  }, [grid, hour, shown]);
}

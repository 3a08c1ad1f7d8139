import type { CSSProperties } from 'react';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from './CalendarWeek.module.css';
import { minuteOfDay } from './weekSegments.ts';

const MS_PER_MINUTE = 60_000;

/** A line across today where the clock of the zone is. */
export function NowLine({ zone }: { readonly zone: string }) {
  const now = useNow(MS_PER_MINUTE);
  return (
    <div className={classes.now} style={{ '--from': minuteOfDay(now, zone) } as CSSProperties} aria-hidden data-now />
  );
}

import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../CalendarEntry.ts';
import { minuteOfDay, weekSegments } from './weekSegments.ts';

const day = '2030-03-04';
const entry = (start: string | null, end: string | null = null, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `${start}–${end}`,
  sourceKey: 'entity.IncubatorEvent.one',
  name: 'Workshop',
  tone: 'info',
  href: null,
  firstDay: day,
  lastDay: day,
  start,
  end,
  ...more,
});
const at = (clock: string, on = day): string => `${on}T${clock}:00.000Z`;
const placed = (entries: readonly CalendarEntry[], on = day, zone = 'UTC') =>
  weekSegments(entries, on, zone).timed.map(({ from, to, lane, lanes }) => [from / 60, to / 60, lane, lanes]);

describe('the entries of a day of a week', () => {
  it('lie where the clock of the zone shows them', () => {
    expect(placed([entry(at('15:00'), at('16:30'))])).toEqual([[15, 16.5, 0, 1]]);
    expect(placed([entry(at('15:00'), at('16:30'))], day, 'America/New_York')).toEqual([[10, 11.5, 0, 1]]);
  });

  it('are tall enough to be read, within their day', () => {
    expect(placed([entry(at('09:00')), entry(at('23:50'), at('23:55'))])).toEqual([
      [9, 9.5, 0, 1],
      [23.5, 24, 0, 1],
    ]);
  });

  it('stand beside those at the same time, and only beside those', () => {
    const entries = [
      entry(at('09:00'), at('11:00')),
      entry(at('09:30'), at('10:00')),
      entry(at('10:00'), at('12:00')),
      entry(at('12:00'), at('13:00')),
    ];
    expect(placed(entries)).toEqual([
      [9, 11, 0, 2],
      [9.5, 10, 1, 2],
      [10, 12, 1, 2],
      [12, 13, 0, 1],
    ]);
  });

  it('are cut at midnight, and have none of the day that they end with', () => {
    const night = entry(at('22:00'), at('02:00', '2030-03-05'), { lastDay: '2030-03-05' });
    expect(placed([night])).toEqual([[22, 24, 0, 1]]);
    expect(placed([night], '2030-03-05')).toEqual([[0, 2, 0, 1]]);
    const untilMidnight = entry(at('22:00'), at('00:00', '2030-03-05'), { lastDay: '2030-03-05' });
    expect(weekSegments([untilMidnight], '2030-03-05', 'UTC')).toEqual({ allDay: [], timed: [] });
  });

  it('stand above the hours where they have none, or fill the day', () => {
    const week = entry(at('12:00', '2030-03-03'), at('12:00', '2030-03-05'), {
      firstDay: '2030-03-03',
      lastDay: '2030-03-05',
    });
    const task = entry(null);
    expect(weekSegments([week, task], day, 'UTC')).toEqual({ allDay: [week, task], timed: [] });
    expect(placed([week], '2030-03-03')).toEqual([[12, 24, 0, 1]]);
  });

  it('keep their clock on the day that clocks change', () => {
    const change = '2030-03-10';
    const after = entry(at('14:00', change), at('15:00', change), { firstDay: change, lastDay: change });
    expect(placed([after], change, 'America/New_York')).toEqual([[10, 11, 0, 1]]);
  });
});

it('reads the minute of the day where somebody is', () => {
  expect(minuteOfDay(Date.parse(at('15:20')), 'America/New_York')).toBe(10 * 60 + 20);
});

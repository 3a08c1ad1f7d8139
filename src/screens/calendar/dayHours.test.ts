import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from './CalendarEntry.ts';
import { dayHours, hoursFor } from './dayHours.ts';

const day = '2030-03-04';
const entry = (start: string | null, firstDay = day): CalendarEntry => ({
  key: `${start}`,
  sourceKey: 'entity.IncubatorEvent.one',
  name: 'Workshop',
  tone: 'info',
  href: null,
  firstDay,
  lastDay: day,
  start,
  end: null,
});

describe('the hours of a day', () => {
  it('are business hours, 07:00 to 18:00, or all hours', () => {
    const hours = (shown: 'business' | 'all') => dayHours([], day, 'UTC', shown).hours.map(({ hour }) => hour);
    expect(hours('business')).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(hours('all')).toHaveLength(24);
  });

  it('hold what begins in them, by the clock of the zone', () => {
    const { allDay, hours } = dayHours([entry('2030-03-04T15:30:00.000Z')], day, 'America/New_York', 'business');
    expect(allDay).toEqual([]);
    expect(hours.filter(({ entries }) => entries.length > 0).map(({ hour }) => hour)).toEqual([10]);
  });

  it('begin with what lasts all day, or began the day before', () => {
    const entries = [entry(null), entry('2030-03-03T22:00:00.000Z', '2030-03-03')];
    expect(dayHours(entries, day, 'UTC', 'business').allDay).toEqual(entries);
    expect(hoursFor(entries, day, 'UTC')).toBe('business');
  });

  it('are all from the beginning where something lies outside of business hours', () => {
    expect(hoursFor([entry('2030-03-04T17:59:00.000Z')], day, 'UTC')).toBe('business');
    expect(hoursFor([entry('2030-03-04T18:00:00.000Z')], day, 'UTC')).toBe('all');
    expect(hoursFor([entry('2030-03-04T06:59:00.000Z')], day, 'UTC')).toBe('all');
  });
});

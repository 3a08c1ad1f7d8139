import { describe, expect, it } from 'vitest';
import { dayBounds, dayOf, endOfDay } from './zonedDays.ts';

describe('days of a time zone', () => {
  it('ends a day at its last millisecond there', () => {
    expect(endOfDay('Asia/Tokyo', '2030-01-10')).toBe('2030-01-10T14:59:59.999Z');
    expect(endOfDay('America/New_York', '2026-07-04')).toBe('2026-07-05T03:59:59.999Z');
  });

  it('takes the day that it is there, not here', () => {
    const now = new Date('2026-03-01T22:30:00Z');
    expect(dayOf('Asia/Dubai', now)).toBe('2026-03-02');
    expect(dayBounds('Asia/Dubai', now)).toEqual({
      start: '2026-03-01T20:00:00.000Z',
      end: '2026-03-02T19:59:59.999Z',
    });
    expect(dayBounds('Asia/Dubai', now, 1).end).toBe('2026-03-03T19:59:59.999Z');
  });

  it('knows days that are shorter or longer than 24 hours', () => {
    const hours = (day: string) => {
      const { start, end } = dayBounds('Europe/Paris', new Date(`${day}T12:00:00Z`));
      return Math.round((Date.parse(end) - Date.parse(start)) / 3_600_000);
    };
    expect(hours('2026-03-29')).toBe(23);
    expect(hours('2026-10-25')).toBe(25);
    expect(hours('2026-06-01')).toBe(24);
  });

  it('begins a day whose midnight is skipped when the clocks change', () => {
    expect(dayBounds('Africa/Cairo', new Date('2023-04-28T12:00:00Z')).start).toBe('2023-04-27T22:00:00.000Z');
    expect(endOfDay('Africa/Cairo', '2023-04-27')).toBe('2023-04-27T21:59:59.999Z');
  });

  it('begins a day whose midnight comes twice with the first', () => {
    expect(dayBounds('America/Havana', new Date('2025-11-02T15:00:00Z')).start).toBe('2025-11-02T04:00:00.000Z');
  });
});

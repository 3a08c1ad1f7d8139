import { expect, it } from 'vitest';
import { slotWeeks, weekWith } from './slotWeeks.ts';

const at = (...times: readonly string[]) => times.map((time) => ({ startTime: `2030-${time}:00.000Z` }));
const slots = at('01-10T23:30', '01-11T09:00', '01-17T12:00', '02-01T08:00');
const counts = (timeZone: string) =>
  slotWeeks(slots, timeZone).map((week) => `${week.first}–${week.last}: ${week.slots.length}`);

it('begins with the first day that has a free time, and keeps the weeks between that have none', () => {
  expect(counts('UTC')).toEqual([
    '2030-01-10–2030-01-16: 2',
    '2030-01-17–2030-01-23: 1',
    '2030-01-24–2030-01-30: 0',
    '2030-01-31–2030-02-06: 1',
  ]);
});

it('goes by the days of the reader', () => {
  expect(counts('Asia/Tokyo')[0]).toBe('2030-01-11–2030-01-17: 3');
});

it('has no week without free times', () => {
  expect(slotWeeks([], 'UTC')).toEqual([]);
});

it('stays at the days that were read when times are taken away before or behind them', () => {
  const weeks = slotWeeks(slots, 'UTC');
  expect([null, '2030-01-01', '2030-01-20', '2031-01-01'].map((day) => weekWith(weeks, day))).toEqual([0, 0, 1, 3]);
  expect(weekWith([], '2030-01-01')).toBe(0);
});

import { expect, it } from 'vitest';
import { shownWeek } from './shownWeek.ts';

const now = new Date('2026-03-11T02:00:00.000Z');

it('is the current week of the reader where none is named', () => {
  const week = shownWeek(undefined, 1, 'America/New_York', now);
  expect(week.days[0]).toBe('2026-03-09');
  expect(week.days).toHaveLength(7);
  expect(week.isCurrent).toBe(true);
  expect(week).toMatchObject({ before: '2026-03-08', after: '2026-03-16' });
});

it('begins and ends at midnight of the reader, also where clocks change', () => {
  const week = shownWeek('2026-03-08', 0, 'America/New_York', now);
  expect(week.from).toBe('2026-03-08T05:00:00.000Z');
  expect(week.to).toBe('2026-03-15T04:00:00.000Z');
});

it.each(['yesterday', '2026-99-99', 7, null])('takes %s for no day', (named) => {
  expect(shownWeek(named, 6, 'UTC', now).days[0]).toBe('2026-03-07');
});

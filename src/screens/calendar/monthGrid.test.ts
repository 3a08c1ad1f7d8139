import { expect, it } from 'vitest';
import { firstDayOfWeek, monthGrid, shiftMonth } from './monthGrid.ts';

it('holds the whole month in whole weeks from the first day of the week', () => {
  const weeks = monthGrid('2026-03', 1);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-02-23', '2026-04-05']);
  expect(monthGrid('2026-03', 0)[0]?.[0]).toBe('2026-03-01');
});

it('has no week that lies outside the month', () => {
  expect(monthGrid('2026-02', 0)).toHaveLength(4);
});

it('goes over the turn of the year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it('begins the week as people do where the language is spoken', () => {
  expect([firstDayOfWeek('en'), firstDayOfWeek('de'), firstDayOfWeek('ar')]).toEqual([0, 1, 6]);
});

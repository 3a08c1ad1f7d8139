import { expect, it } from 'vitest';
import { besideOf, inMonth, inWeek } from './calendarSteps.ts';
import { shownCalendar } from './shownCalendar.ts';

const reader = { zone: 'America/New_York', language: 'de' };

it('shows the month that the address names, in whole weeks', () => {
  const { view, month, weeks, span } = shownCalendar({ month: '2026-03' }, reader);
  expect([view, month, weeks.length]).toEqual(['month', '2026-03', 6]);
  expect(span).toEqual({ from: '2026-02-23T05:00:00.000Z', to: '2026-04-06T03:59:59.999Z', zone: reader.zone });
});

it('shows the week of the day that the address names, where clocks change too', () => {
  const { view, month, weeks, span } = shownCalendar({ week: '2026-03-08', month: '2020-01' }, reader);
  expect([view, month, weeks]).toEqual(['week', '2026-03', [expect.arrayContaining(['2026-03-02', '2026-03-08'])]]);
  expect(span).toMatchObject({ from: '2026-03-02T05:00:00.000Z', to: '2026-03-09T03:59:59.999Z' });
});

it('takes a month that is none for this one', () => {
  expect(shownCalendar({ month: '2026-13' }, reader).month).toBe(shownCalendar({}, reader).month);
});

it('goes on by what is shown', () => {
  const month = shownCalendar({ month: '2026-12' }, reader);
  const week = shownCalendar({ week: '2026-12-30' }, reader);
  expect([besideOf(month, -1), besideOf(month, 1)]).toEqual([{ month: '2026-11' }, { month: '2027-01' }]);
  expect([besideOf(week, -1), besideOf(week, 1)]).toEqual([{ week: '2026-12-21' }, { week: '2027-01-04' }]);
});

it('keeps the place when a month is looked at by weeks and the other way round', () => {
  expect(inMonth(shownCalendar({ week: '2026-04-01' }, reader))).toEqual({ month: '2026-04' });
  expect(inWeek(shownCalendar({ month: '2026-04' }, reader))).toEqual({ week: '2026-04-01' });
  const now = shownCalendar({}, reader);
  expect(inWeek(now)).toEqual({ week: now.today });
  expect(inMonth(shownCalendar({ week: now.today }, reader)).month).toMatch(/^\d{4}-\d{2}$/);
});

it('begins as its reader has last looked at one, unless the address says otherwise', () => {
  const weekly = { ...reader, usualView: 'week' } as const;
  expect(shownCalendar({}, weekly).weeks.flat()).toContain(shownCalendar({}, weekly).today);
  expect(shownCalendar({}, weekly).view).toBe('week');
  expect(shownCalendar({ month: '2026-04' }, weekly).view).toBe('month');
});

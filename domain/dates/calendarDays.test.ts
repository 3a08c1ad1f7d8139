import { describe, expect, it } from 'vitest';
import { daysBetween, daysFrom, firstOfMonth, isoWeekday, lastOfMonth, plusDays } from './calendarDays.ts';

describe('calendar days', () => {
  it('are counted over ends of months and years, and over leap days', () => {
    expect([plusDays('2030-12-31', 1), plusDays('2028-03-01', -1), plusDays('2030-01-31', 0)]).toEqual([
      '2031-01-01',
      '2028-02-29',
      '2030-01-31',
    ]);
    expect([daysBetween('2030-01-10', '2030-01-12'), daysBetween('2030-03-01', '2030-02-01')]).toEqual([2, -28]);
  });

  it('are listed from the first to the last', () => {
    expect(daysFrom('2030-02-27', '2030-03-01')).toEqual(['2030-02-27', '2030-02-28', '2030-03-01']);
    expect(daysFrom('2030-02-27', '2030-02-26')).toEqual([]);
  });

  it('have a day of the week, Sunday being the last', () => {
    expect(['2030-01-07', '2030-01-13'].map(isoWeekday)).toEqual([1, 7]);
  });

  it('lie in months that begin and end', () => {
    expect([firstOfMonth('2030-03-31', -1), firstOfMonth('2030-12-05', 1), firstOfMonth('2030-05-05')]).toEqual([
      '2030-02-01',
      '2031-01-01',
      '2030-05-01',
    ]);
    expect([lastOfMonth('2028-02-10'), lastOfMonth('2030-12-01')]).toEqual(['2028-02-29', '2030-12-31']);
  });
});

import { describe, expect, it } from 'vitest';
import { MAX_DATES, movedBy, seriesDates } from './seriesDates.ts';

const begins = Date.parse('2026-03-19T08:00:00Z');
const datesOf = (...question: Parameters<typeof seriesDates>) =>
  seriesDates(...question).starts.map((start) => new Date(start).toISOString());

describe('the dates of a series', () => {
  it('keep their hour by the clock when it changes', () => {
    expect(datesOf(begins, 'Europe/Paris', { frequency: 'WEEKLY', count: 3 })).toEqual([
      '2026-03-19T08:00:00.000Z',
      '2026-03-26T08:00:00.000Z',
      '2026-04-02T07:00:00.000Z',
    ]);
    expect(datesOf(Date.parse('2026-10-22T23:30:00Z'), 'America/New_York', { frequency: 'WEEKLY', count: 3 })).toEqual([
      '2026-10-22T23:30:00.000Z',
      '2026-10-29T23:30:00.000Z',
      '2026-11-06T00:30:00.000Z',
    ]);
  });

  it('whose hour is skipped come as much later', () => {
    expect(datesOf(Date.parse('2026-03-28T01:30:00Z'), 'Europe/Paris', { frequency: 'DAILY', count: 3 })).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
  });

  it('end on a day, which counts by the clock of the zone', () => {
    const late = Date.parse('2026-03-19T23:30:00Z');
    expect(datesOf(late, 'Asia/Tokyo', { frequency: 'WEEKLY', until: '2026-04-03' })).toHaveLength(3);
    expect(datesOf(late, 'Asia/Tokyo', { frequency: 'WEEKLY', until: '2026-04-02' })).toHaveLength(2);
  });

  it('are of months that have the day', () => {
    const dates = datesOf(Date.parse('2026-01-31T10:00:00Z'), 'UTC', { frequency: 'MONTHLY', count: 3 });
    expect(dates.map((date) => date.slice(0, 10))).toEqual(['2026-01-31', '2026-03-31', '2026-05-31']);
  });

  it('of weeks are on all days that are named, and on that of the first', () => {
    const dates = datesOf(begins, 'Europe/Paris', { frequency: 'WEEKLY', count: 4, weekdays: ['TUESDAY'] });
    expect(dates.map((date) => date.slice(0, 10))).toEqual(['2026-03-19', '2026-03-24', '2026-03-26', '2026-03-31']);
    const { rule } = seriesDates(begins, 'UTC', { frequency: 'WEEKLY', count: 4, weekdays: ['TUESDAY'] });
    expect(rule).toBe('FREQ=WEEKLY;COUNT=4;BYDAY=TU,TH');
  });

  it('of months are on the same weekday where that is wanted, on the last where there is a fifth', () => {
    const monthly = { frequency: 'MONTHLY', count: 3, onWeekday: true } as const;
    const days = (first: string) => datesOf(Date.parse(first), 'UTC', monthly).map((date) => date.slice(0, 10));
    expect(days('2026-03-10T08:00:00Z')).toEqual(['2026-03-10', '2026-04-14', '2026-05-12']);
    expect(days('2026-03-31T08:00:00Z')).toEqual(['2026-03-31', '2026-04-28', '2026-05-26']);
  });

  it('are made no further than needed to see that they are too many', () => {
    expect(datesOf(begins, 'UTC', { frequency: 'DAILY' })).toHaveLength(MAX_DATES + 1);
  });

  it('are written down as calendars write them', () => {
    expect(seriesDates(begins, 'UTC', { frequency: 'WEEKLY', every: 2, count: 4 }).rule).toBe(
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4',
    );
    // The last moment of the day in Tokyo.
    expect(seriesDates(begins, 'Asia/Tokyo', { frequency: 'WEEKLY', until: '2026-04-02' }).rule).toBe(
      'FREQ=WEEKLY;UNTIL=20260402T145959Z',
    );
  });
});

it('an instant is moved by wall time', () => {
  const week = 7 * 24 * 3_600_000;
  expect(movedBy('2026-03-26T08:00:00.000Z', week, 'Europe/Paris')).toBe('2026-04-02T07:00:00.000Z');
});

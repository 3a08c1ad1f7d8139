import { describe, expect, it } from 'vitest';
import { type BookingTerms, freeTimes } from './freeTimes.ts';
import type { Hours, RegularOpening } from './hours.ts';

// A Thursday.
const now = new Date('2030-01-10T10:15:00.000Z');
const mondays: RegularOpening = { weekday: 'MONDAY', startTime: '09:00', endTime: '10:00', recurrence: 'WEEKLY' };
interface Asked extends Partial<BookingTerms> {
  readonly days?: number;
  readonly at?: Date;
}
const timesOf = (hours: Partial<Hours>, { days = 7, at = now, ...terms }: Asked = {}) =>
  freeTimes(
    { dates: [], regular: [], exceptions: [], ...hours },
    {
      zone: 'UTC',
      now: at.getTime(),
      window: { from: at.getTime(), to: at.getTime() + days * 86_400_000 },
      busy: [],
      buffer: 0,
      notice: 0,
      ...terms,
    },
  );
const startsOf = (regular: RegularOpening, days = 60, zone = 'UTC') =>
  timesOf({ regular: [regular] }, { days, zone }).map(({ startTime }) => startTime.slice(0, 16));

describe('free hours', () => {
  it('of one day are cut into conversations; what has begun is over', () => {
    const opening = { startTime: '2030-01-10T09:00:00.000Z', endTime: '2030-01-10T11:00:00.000Z', sessionLength: 45 };
    const dates = [opening, { ...opening, sessionLength: null }];
    expect(timesOf({ dates })).toEqual([
      { startTime: '2030-01-10T10:30:00.000Z', endTime: '2030-01-10T11:00:00.000Z' },
    ]);
  });

  it('come back each week on the clock of their zone', () => {
    expect(startsOf(mondays, 12)).toEqual([
      '2030-01-14T09:00',
      '2030-01-14T09:30',
      '2030-01-21T09:00',
      '2030-01-21T09:30',
    ]);
    const paris = { ...mondays, timezone: 'Europe/Paris', sessionLength: 60 };
    // The clocks change on 31 March.
    const times = timesOf({ regular: [paris] }, { at: new Date('2030-03-24T12:00Z'), days: 10 });
    expect(times.map(({ startTime }) => startTime.slice(5, 16))).toEqual(['03-25T08:00', '04-01T07:00']);
  });

  it('come back each day, each month or each year, while they are valid', () => {
    const hour = { ...mondays, sessionLength: 60 };
    expect(startsOf({ ...hour, recurrence: 'DAILY', validFrom: '2030-01-12', validUntil: '2030-01-13' })).toEqual([
      '2030-01-12T09:00',
      '2030-01-13T09:00',
    ]);
    expect(startsOf({ ...hour, recurrence: 'MONTHLY' })).toEqual(['2030-02-04T09:00', '2030-03-04T09:00']);
    expect(startsOf({ ...hour, recurrence: 'YEARLY', validFrom: '2029-02-20' })).toEqual(['2030-02-04T09:00']);
  });

  it('that make no sense give none', () => {
    expect(startsOf({ ...mondays, startTime: 'noon' })).toEqual([]);
    expect(startsOf({ ...mondays, endTime: '08:00' })).toEqual([]);
  });

  it('end with the day at midnight', () => {
    expect(startsOf({ ...mondays, startTime: '23:00', endTime: '00:00' }, 8)).toEqual([
      '2030-01-14T23:00',
      '2030-01-14T23:30',
    ]);
    expect(startsOf({ ...mondays, startTime: '23:30', endTime: '24:00' }, 8)).toEqual(['2030-01-14T23:30']);
  });

  it('do not hold on days off, single days neither; other hours take their place', () => {
    const regular = [{ ...mondays, sessionLength: 60 }];
    const dates = [{ startTime: '2030-01-14T15:00:00.000Z', endTime: '2030-01-14T15:30:00.000Z' }];
    const off = { firstDay: '2030-01-14', lastDay: '2030-01-15', ranges: [] };
    const starts = (exceptions: Hours['exceptions']) =>
      timesOf({ regular, dates, exceptions }, { days: 12 }).map(({ startTime }) => startTime.slice(5, 16));
    expect(starts([])).toEqual(['01-14T09:00', '01-14T15:00', '01-21T09:00']);
    expect(starts([off])).toEqual(['01-21T09:00']);
    expect(starts([{ ...off, lastDay: null, ranges: [{ startTime: '18:00', endTime: '19:00' }] }])).toEqual([
      '01-14T15:00',
      '01-14T18:00',
      '01-14T18:30',
      '01-21T09:00',
    ]);
  });
});

describe('times that can be booked', () => {
  const regular = [{ ...mondays, endTime: '12:00' }];
  const starts = (terms: Asked) =>
    timesOf({ regular }, { days: 5, ...terms }).map(({ startTime }) => startTime.slice(11, 16));
  const at = (time: string) => Date.parse(`2030-01-14T${time}:00.000Z`);

  it('keep the pause to each other and to what the person is busy with', () => {
    expect(starts({ buffer: 15 })).toEqual(['09:00', '09:45', '10:30', '11:15']);
    const busy = [{ from: at('10:15'), to: at('10:30') }];
    expect(starts({ busy })).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
    expect(starts({ busy, buffer: 15 })).toEqual(['09:00', '11:15']);
  });

  it('are as long as is asked for, else as the hours say, else as the person likes it', () => {
    expect(starts({ usualLength: 60 })).toEqual(['09:00', '10:00', '11:00']);
    expect(starts({ usualLength: 60, length: 90 })).toEqual(['09:00', '10:30']);
  });

  it('are known so long before, and no more than there are places or minutes', () => {
    const soon = new Date('2030-01-14T09:10:00.000Z');
    expect(starts({ at: soon, notice: 120 })).toEqual(['11:30']);
    expect(starts({ places: 0 })).toEqual([]);
    expect(starts({ places: 1, usualLength: 90 })).toEqual(['09:00', '10:30']);
    const budget = (minutesLeft: number, validFrom: number | null = null, validUntil: number | null = null) => ({
      minutesLeft,
      validFrom,
      validUntil,
    });
    expect(starts({ budgets: [budget(29)] })).toEqual([]);
    expect(starts({ budgets: [budget(30, null, at('10:00'))] })).toEqual(['09:00', '09:30', '10:00']);
    expect(starts({ budgets: [budget(30, at('11:00'))] })).toEqual(['11:00', '11:30']);
    expect(starts({ budgets: [budget(29, null, at('10:00')), budget(30)] })).toEqual(['10:30', '11:00', '11:30']);
  });
});

import { describe, expect, it } from 'vitest';
import { availableSlots, type RegularOpening } from './availableSlots.ts';

// A Thursday.
const now = new Date('2030-01-10T10:15:00.000Z');
const mondays: RegularOpening = { weekday: 'MONDAY', startTime: '09:00', endTime: '10:00', recurrence: 'WEEKLY' };
const startsOf = (regular: RegularOpening, days = 60, zone = 'UTC') =>
  availableSlots({ dates: [], regular: [regular] }, zone, { now, days }).map(({ startTime }) => startTime.slice(0, 16));

describe('free hours', () => {
  it('of one day are cut into conversations; what has begun is over', () => {
    const opening = { startTime: '2030-01-10T09:00:00.000Z', endTime: '2030-01-10T11:00:00.000Z', sessionLength: 45 };
    const dates = [opening, { ...opening, sessionLength: null }];
    expect(availableSlots({ dates, regular: [] }, 'UTC', { now, days: 7 })).toEqual([
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
    const times = availableSlots({ dates: [], regular: [paris] }, 'UTC', {
      now: new Date('2030-03-24T12:00Z'),
      days: 10,
    });
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
});

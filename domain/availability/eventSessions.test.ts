import { describe, expect, it } from 'vitest';
import { eventSessions } from './eventSessions.ts';

const startsOf = (plan: Parameters<typeof eventSessions>[0], zone = 'UTC') =>
  eventSessions(plan, zone).map(({ startTime }) => startTime.slice(0, 16));

describe('sessions of an event', () => {
  it('fill its dates, with the break between them', () => {
    const oneOnOneDates = [
      { start: '2030-01-11T09:00:00.000Z', end: '2030-01-11T09:20:00.000Z' },
      { start: '2030-01-10T09:00:00.000Z', end: '2030-01-10T10:00:00.000Z' },
    ];
    expect(eventSessions({ oneOnOneDates, duration: 20, timeslotIncrement: 5 }, 'UTC')).toEqual([
      { startTime: '2030-01-10T09:00:00.000Z', endTime: '2030-01-10T09:20:00.000Z' },
      { startTime: '2030-01-10T09:25:00.000Z', endTime: '2030-01-10T09:45:00.000Z' },
      { startTime: '2030-01-11T09:00:00.000Z', endTime: '2030-01-11T09:20:00.000Z' },
    ]);
  });

  it('come from start to end where there are no dates, and are one where no length is said', () => {
    const times = { startTime: '2030-01-10T09:00:00.000Z', endTime: '2030-01-10T10:00:00.000Z' };
    expect(startsOf({ ...times, oneOnOneDates: [], duration: 30 })).toEqual(['2030-01-10T09:00', '2030-01-10T09:30']);
    expect(startsOf(times)).toEqual(['2030-01-10T09:00']);
    expect(startsOf({ ...times, duration: 90 })).toEqual([]);
    expect(startsOf({ startTime: times.endTime, endTime: times.startTime, duration: 30 })).toEqual([]);
    expect(startsOf({})).toEqual([]);
  });

  it('are these hours of each day on the clock of the event when the clocks change', () => {
    // Paris goes from +1 to +2 in the night to 31 March 2030.
    const plan = {
      startTime: '2030-03-30T08:00:00.000Z',
      endTime: '2030-03-31T08:00:00.000Z',
      timezone: 'Europe/Paris',
      duration: 30,
    };
    expect(startsOf(plan)).toEqual(['2030-03-30T08:00', '2030-03-30T08:30', '2030-03-31T07:00', '2030-03-31T07:30']);
    const back = { ...plan, startTime: '2030-10-26T07:00:00.000Z', endTime: '2030-10-27T09:00:00.000Z' };
    expect(startsOf({ ...back, duration: 60 })).toEqual(['2030-10-26T07:00', '2030-10-27T08:00']);
  });

  it('keep their length and follow each other through the hour that clocks skip or repeat', () => {
    const night = { timezone: 'Europe/Paris', duration: 60 };
    const spring = { ...night, startTime: '2030-03-31T00:00:00.000Z', endTime: '2030-03-31T03:00:00.000Z' };
    expect(startsOf(spring)).toEqual(['2030-03-31T00:00', '2030-03-31T01:00', '2030-03-31T02:00']);
    const autumn = { ...night, startTime: '2030-10-26T23:00:00.000Z', endTime: '2030-10-27T03:00:00.000Z' };
    expect(startsOf(autumn)).toHaveLength(4);
  });

  it('go through the night where the end is earlier in the day, and use the organisation’s zone without an own', () => {
    const late = { startTime: '2030-01-10T22:00:00.000Z', endTime: '2030-01-11T01:00:00.000Z', duration: 60 };
    expect(startsOf(late)).toHaveLength(3);
    // One in the afternoon to half past four in Los Angeles, on two days; in UTC one long night and day.
    const days = { startTime: '2030-01-10T21:00:00.000Z', endTime: '2030-01-12T00:30:00.000Z', duration: 210 };
    expect(startsOf(days, 'America/Los_Angeles')).toEqual(['2030-01-10T21:00', '2030-01-11T21:00']);
    expect(startsOf(days)).toHaveLength(7);
  });

  it('are so many at most, and no more work than that, however long the plan is', () => {
    const forever = { start: '2030-01-01T00:00:00.000Z', end: '9999-01-01T01:00:00.000Z' };
    expect(startsOf({ oneOnOneDates: Array(2000).fill(forever), duration: 1 })).toHaveLength(1000);
    const minutes = { start: '2030-01-01T00:00:00.000Z', end: '2030-01-01T16:00:00.000Z' };
    expect(startsOf({ oneOnOneDates: Array(2000).fill(minutes), duration: 1 })).toHaveLength(960);
  });

  it('never overlap, however the dates were entered', () => {
    const date = { start: '2030-01-10T09:00:00.000Z', end: '2030-01-10T10:00:00.000Z' };
    const shifted = { start: '2030-01-10T09:15:00.000Z', end: '2030-01-10T10:15:00.000Z' };
    expect(startsOf({ oneOnOneDates: [date, date, shifted], duration: 30 })).toEqual([
      '2030-01-10T09:00',
      '2030-01-10T09:30',
    ]);
  });
});

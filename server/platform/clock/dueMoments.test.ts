import { describe, expect, it } from 'vitest';
import { dueMoments } from './dueMoments.ts';

const moments = (zone: string, time: string, from: string, until: string, weekday?: number) =>
  dueMoments(zone, { time, ...(weekday !== undefined && { weekday }) }, new Date(from), new Date(until)).map((moment) =>
    moment.toISOString(),
  );

describe('the moments at which something is due', () => {
  it('are on the wall of the zone, before and after the clocks change in the north', () => {
    expect(moments('Europe/Berlin', '08:00', '2027-03-26T12:00Z', '2027-03-29T12:00Z')).toEqual([
      '2027-03-27T07:00:00.000Z',
      '2027-03-28T06:00:00.000Z',
      '2027-03-29T06:00:00.000Z',
    ]);
  });

  it('are on the wall of the zone, before and after the clocks change in the south', () => {
    expect(moments('Australia/Sydney', '08:00', '2027-04-02T12:00Z', '2027-04-05T12:00Z')).toEqual([
      '2027-04-02T21:00:00.000Z',
      '2027-04-03T22:00:00.000Z',
      '2027-04-04T22:00:00.000Z',
    ]);
  });

  it('come once on a day that skips the time, and once on a day that has it twice', () => {
    expect(moments('Europe/Berlin', '02:30', '2027-03-28T00:00Z', '2027-03-28T12:00Z')).toEqual([
      '2027-03-28T01:30:00.000Z',
    ]);
    expect(moments('Europe/Berlin', '02:30', '2027-10-30T22:00Z', '2027-10-31T12:00Z')).toEqual([
      '2027-10-31T00:30:00.000Z',
    ]);
  });

  it('are on one day of the week where one is named', () => {
    expect(moments('UTC', '08:00', '2027-02-15T00:00Z', '2027-03-01T07:59Z', 1)).toEqual([
      '2027-02-15T08:00:00.000Z',
      '2027-02-22T08:00:00.000Z',
    ]);
  });

  it('are none twice and none missed, however the time is cut', () => {
    const whole = moments('America/New_York', '02:00', '2027-03-01T00:00Z', '2027-04-01T00:00Z');
    const end = new Date('2027-04-01T00:00Z');
    const cuts: Date[] = [];
    for (let at = Date.UTC(2027, 2, 1); at < end.getTime(); at += 12_343_000) cuts.push(new Date(at));
    const parts = cuts.flatMap((from, index) => {
      const until = cuts[index + 1] ?? end;
      return dueMoments('America/New_York', { time: '02:00' }, from, until).map((moment) => moment.toISOString());
    });
    expect(parts).toEqual(whole);
    expect(whole).toHaveLength(31);
  });
});

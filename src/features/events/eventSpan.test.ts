import { describe, expect, it } from 'vitest';
import { eventSpan } from './eventSpan.ts';

const dates = [
  { start: '2030-03-05T09:00:00.000Z', end: '2030-03-05T12:00:00.000Z' },
  { start: '2030-03-04T13:00:00.000Z', end: '2030-03-04T15:00:00.000Z' },
];

describe('when an event takes place', () => {
  it('is its own time', () => {
    const times = { startTime: '2030-03-01T09:00:00.000Z', endTime: null, oneOnOneDates: dates };
    expect(eventSpan(times)).toEqual({ start: '2030-03-01T09:00:00.000Z', end: null });
  });

  it('is from the first of its dates to the end of the last where it has no time of its own', () => {
    expect(eventSpan({ oneOnOneDates: dates })).toEqual({
      start: '2030-03-04T13:00:00.000Z',
      end: '2030-03-05T12:00:00.000Z',
    });
  });

  it('is not said where neither is given', () => {
    expect(eventSpan({ startTime: null, oneOnOneDates: [] })).toBeNull();
    expect(eventSpan({ oneOnOneDates: [{ start: null, end: null }] })).toBeNull();
  });
});

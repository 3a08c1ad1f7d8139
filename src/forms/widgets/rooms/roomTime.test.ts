import { describe, expect, it } from 'vitest';
import { roomTime } from './roomTime.ts';

const startTime = '2026-12-01T14:00:00.000Z';

describe('when a form needs a room', () => {
  it('is from its beginning to its end', () => {
    const endTime = '2026-12-01T15:30:00.000Z';
    expect(roomTime({ startTime, endTime })).toEqual({ startTime, endTime });
  });

  it('is as long as it is to take where no end is said', () => {
    for (const length of ['expectedDuration', 'durationMinutes']) {
      expect(roomTime({ startTime, [length]: 45 })).toEqual({ startTime, endTime: '2026-12-01T14:45:00.000Z' });
    }
  });

  it('has no end where nothing says one, or one that lies before its beginning', () => {
    expect(roomTime({ startTime })).toEqual({ startTime, endTime: null });
    expect(roomTime({ startTime, endTime: '2026-12-01T13:00:00.000Z' })).toEqual({ startTime, endTime: null });
  });

  it('is not known without a beginning', () => {
    expect(roomTime({ startTime: '', endTime: startTime })).toBeNull();
    expect(roomTime({ startTime: 'soon' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { ShownAvailabilityFragment } from '../availability.gen.ts';
import { daysProblem, draftOf, inputOf, isSound, nextRange, previewOf } from './weekDraft.ts';

const stored: ShownAvailabilityFragment = {
  timezone: 'Europe/Paris',
  days: [{ weekday: 'MONDAY', ranges: [{ startTime: '09:00', endTime: '10:00' }] }],
  exceptions: [{ firstDay: '2030-01-14', lastDay: null, ranges: [] }],
  isPublic: true,
  sessionLength: null,
  bufferTime: 0,
  noticeHours: 0,
  besides: [{ startTime: '2030-01-15T09:00:00.000Z', endTime: '2030-01-15T09:30:00.000Z', sessionLength: null }],
  busy: [{ startTime: '2030-01-21T08:00:00.000Z', endTime: '2030-01-21T08:10:00.000Z' }],
};
const draft = draftOf(stored);

describe('hours that are edited', () => {
  it('have all seven days, and give back those with hours', () => {
    expect(draft.days).toHaveLength(7);
    expect(inputOf(draft)).toMatchObject({
      days: stored.days,
      exceptions: stored.exceptions,
      timezone: 'Europe/Paris',
    });
  });

  it('show what would be offered: without days off and what one is expected at', () => {
    const times = previewOf(draft, stored, new Date('2030-01-10T10:00:00.000Z'));
    expect(times.map(({ startTime }) => startTime.slice(5, 16))).toEqual(['01-15T09:00', '01-21T08:30']);
  });

  it('are not saved while something is wrong with them', () => {
    const [monday, ...others] = draft.days;
    const twice = {
      ...monday,
      weekday: 'MONDAY' as const,
      ranges: [...(monday?.ranges ?? []), ...(monday?.ranges ?? [])],
    };
    expect(isSound(draft)).toBe(true);
    expect(isSound({ ...draft, days: [twice, ...others] })).toBe(false);
    expect(isSound({ ...draft, exceptions: [{ firstDay: '', lastDay: '', ranges: [] }] })).toBe(false);
    expect(daysProblem({ firstDay: '2030-01-14', lastDay: '2030-01-13', ranges: [] })).toBe('order');
  });

  it('go on after the last ones', () => {
    expect(nextRange([])).toEqual({ startTime: '09:00', endTime: '17:00' });
    expect(nextRange([{ startTime: '09:00', endTime: '12:30' }])).toEqual({ startTime: '12:30', endTime: '13:30' });
    expect(nextRange([{ startTime: '20:00', endTime: '23:30' }])).toEqual({ startTime: '23:30', endTime: '' });
  });
});

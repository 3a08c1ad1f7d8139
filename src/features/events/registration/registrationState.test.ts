import { describe, expect, it } from 'vitest';
import { attendanceSaid, registrationState } from './registrationState.ts';

const now = new Date('2026-05-10T12:00:00Z');
const event = {
  status: 'published',
  isArchived: false,
  startTime: '2026-05-11T09:00:00Z',
  endTime: '2026-05-11T10:00:00Z',
  capacity: 2,
  noOfBookings: 1,
  hosts: [{ _id: 'host' }],
  participants: [{ _id: 'guest' }],
};
const stateOf = (more: Partial<Parameters<typeof registrationState>[0]>, user = 'somebody') =>
  registrationState({ ...event, ...more }, user, now);

describe('taking part in an event', () => {
  it('is open while there is room and it is not over', () => {
    expect(stateOf({})).toBe('open');
    expect(stateOf({ noOfBookings: 2 })).toBe('full');
    expect(stateOf({ noOfBookings: 2, capacity: null })).toBe('open');
    expect(stateOf({ endTime: '2026-05-10T11:00:00Z' })).toBe('over');
    expect(stateOf({ isArchived: true })).toBe('archived');
    expect(stateOf({ isArchived: true, endTime: '2026-05-10T11:00:00Z' })).toBe('over');
  });

  it('is not offered to its hosts, nor twice', () => {
    expect(stateOf({}, 'host')).toBe('host');
    expect(stateOf({ noOfBookings: 2 }, 'guest')).toBe('registered');
    expect(stateOf({ participants: null }, 'guest')).toBe('open');
  });

  it('has a line for those who wait', () => {
    expect(registrationState({ ...event, noOfBookings: 2 }, 'somebody', now, true)).toBe('waiting');
    expect(registrationState({ ...event, status: 'cancelled' }, 'somebody', now, true)).toBe('cancelled');
  });

  it('waits for publishing and ends with a cancellation', () => {
    expect(stateOf({ status: 'draft' })).toBe('draft');
    expect(stateOf({ status: 'cancelled' }, 'guest')).toBe('cancelled');
  });

  it('is what was noted once it is said who came, also when it is over', () => {
    expect(attendanceSaid('registered', 'ATTENDED')).toBe('came');
    expect(attendanceSaid('over', 'NO_SHOW')).toBe('missed');
    expect(attendanceSaid('registered', 'REGISTERED')).toBeNull();
    expect(attendanceSaid('cancelled', 'ATTENDED')).toBeNull();
    expect(attendanceSaid('open', undefined)).toBeNull();
  });
});

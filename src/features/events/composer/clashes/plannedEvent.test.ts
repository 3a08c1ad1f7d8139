import { describe, expect, it } from 'vitest';
import type { EventPlan } from '../eventPlanQuery.ts';
import { plannedDates, plannedEvent } from './plannedEvent.ts';

const plan = {
  _id: 'e1',
  status: 'draft',
  eventType: 'WORKSHOP',
  startTime: '2030-03-04T15:00:00.000Z',
  endTime: '2030-03-04T17:00:00.000Z',
  oneOnOneDates: [],
  availability: { method: null, mode: 'onSite' },
  place: { _id: 'p1' },
  hosts: [{ _id: 'u1' }, { _id: 'u2' }],
  holdsHosts: true,
  isArchived: false,
} as unknown as EventPlan;
const conversations = {
  ...plan,
  eventType: 'ONE_ON_ONE',
  oneOnOneDates: [
    { start: '2030-03-06T09:00:00.000Z', end: '2030-03-06T09:30:00.000Z' },
    { start: '2030-03-05T09:00:00.000Z', end: '2030-03-05T12:00:00.000Z' },
    { start: null, end: null },
  ],
} as unknown as EventPlan;

describe('what an event needs while it is composed', () => {
  it('is its hosts and its room from beginning to end', () => {
    expect(plannedEvent(plan)).toEqual({
      kind: 'EVENT',
      startTime: '2030-03-04T15:00:00.000Z',
      minutes: 120,
      further: [],
      hosts: ['u1', 'u2'],
      guests: [],
      placeId: 'p1',
      recordId: 'e1',
    });
  });

  it('follows what is filled in', () => {
    const values = { startTime: '2030-03-08T15:00:00.000Z', endTime: '', 'availability.mode': 'online' };
    expect(plannedEvent(plan, values)).toMatchObject({
      ...{ minutes: 60, placeId: null },
      startTime: values.startTime,
    });
    expect(plannedEvent(plan, { hosts: ['u3'], place: 'p2' })).toMatchObject({ hosts: ['u3'], placeId: 'p2' });
  });

  it('is nothing without a time, or people and a room, or once it is called off or archived', () => {
    expect(plannedEvent(plan, { startTime: '' })).toBeNull();
    expect(plannedEvent(plan, { hosts: [], place: '' })).toBeNull();
    expect(plannedEvent(plan, { status: 'cancelled' })).toBeNull();
    expect(plannedEvent(plan, { isArchived: true })).toBeNull();
  });

  it('leaves its hosts free where it does not hold them', () => {
    expect(plannedEvent(plan, { holdsHosts: false })).toMatchObject({ hosts: [], placeId: 'p1' });
  });

  it('is all dates of conversations, the first one first; hours of the hosts are free anyway', () => {
    expect(plannedEvent(conversations, { holdsHosts: false })).toMatchObject({
      kind: 'OFFER',
      startTime: '2030-03-05T09:00:00.000Z',
      minutes: 180,
      further: [{ startTime: '2030-03-06T09:00:00.000Z', minutes: 30 }],
      hosts: ['u1', 'u2'],
    });
    expect(plannedEvent(conversations, { 'availability.method': 'calendar' })).toBeNull();
  });
});

it('each further date needs the same', () => {
  const dates = ['2030-03-11T14:00:00.000Z', '2030-03-18T14:00:00.000Z'];
  expect(plannedDates(plan, dates)).toMatchObject({
    startTime: dates[0],
    minutes: 120,
    further: [{ startTime: dates[1], minutes: 120 }],
    recordId: null,
  });
  expect(plannedDates({ ...conversations, startTime: null }, ['2030-03-12T09:00:00.000Z'])).toMatchObject({
    startTime: '2030-03-12T09:00:00.000Z',
    further: [{ startTime: '2030-03-13T09:00:00.000Z', minutes: 30 }],
  });
  expect(plannedDates(plan, [])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { eventSteps, type PlannedEvent, publishChecklist, stepStanding } from './eventSteps.ts';

const missing = (event: PlannedEvent, isRequired = true) =>
  publishChecklist(event)
    .filter((item) => !item.isDone && item.isRequired === isRequired)
    .map(({ field, step }) => `${step}: ${field}`);

it('the steps follow from the type', () => {
  expect(eventSteps({ eventType: 'ONE_ON_ONE' })[1]).toBe('sessions');
  expect(eventSteps({ eventType: 'WORKSHOP' })[1]).toBe('time');
});

describe('before it is published', () => {
  it('a gathering needs a time, and had better have more', () => {
    expect(missing({ eventType: 'WORKSHOP' })).toEqual(['time: startTime']);
    expect(missing({ eventType: 'WORKSHOP', startTime: '2026-05-01T10:00:00Z' })).toEqual([]);
    expect(missing({ eventType: 'WORKSHOP', availability: { mode: 'online' } }, false)).toEqual([
      'time: endTime',
      'hosts: hosts',
      'time: conferenceData',
      'about: description',
    ]);
  });

  it('conversations need times and somebody to talk to', () => {
    expect(missing({ eventType: 'ONE_ON_ONE' })).toEqual(['sessions: oneOnOneDates', 'hosts: hosts']);
    const dates = [{ start: '2026-05-01T10:00:00Z', end: '2026-05-01T11:00:00Z' }];
    expect(missing({ eventType: 'ONE_ON_ONE', oneOnOneDates: dates, hosts: ['u1'] })).toEqual([]);
    expect(missing({ eventType: 'ONE_ON_ONE', availability: { method: 'calendar' }, hosts: ['u1'] })).toEqual([]);
  });

  it('conversations in the hours of their hosts had better have these, once it is known', () => {
    const event = { eventType: 'ONE_ON_ONE', availability: { method: 'calendar' }, hosts: ['u1'] };
    expect(missing({ ...event, haveHostsHours: false }, false)).toContain('hosts: hostHours');
    expect(missing({ ...event, haveHostsHours: true }, false)).not.toContain('hosts: hostHours');
    expect(publishChecklist(event).map(({ field }) => field)).not.toContain('hostHours');
    expect(missing({ ...event, hosts: [], haveHostsHours: true }, false)).not.toContain('hosts: hostHours');
  });

  it('a place is where people meet', () => {
    const place = (event: PlannedEvent) =>
      publishChecklist(event).find(
        ({ field }) => field !== 'description' && ['location', 'conferenceData'].includes(field),
      )?.isDone;
    const both = { location: { text: 'Library' }, conferenceData: null };
    expect(place(both)).toBe(true);
    expect(place({ ...both, availability: { mode: 'online' } })).toBe(false);
  });
});

it('a step is done once everything of it is there, and needed while something stands before publishing', () => {
  const standings = (event: PlannedEvent) => eventSteps(event).map((step) => stepStanding(event, step) ?? '–');
  expect(standings({ eventType: 'WORKSHOP' })).toEqual(['–', 'needed', '–', '–', '–', '–']);
  const begun = { eventType: 'WORKSHOP', description: 'All about prices', startTime: '2026-05-01T10:00:00Z' };
  expect(standings(begun)).toEqual(['done', '–', '–', '–', '–', '–']);
  const whole = { ...begun, endTime: '2026-05-01T11:00:00Z', hosts: ['u1'], location: { text: 'Library' } };
  expect(standings(whole)).toEqual(['done', 'done', 'done', '–', '–', '–']);
  expect(standings({ ...whole, status: 'published' }).at(-1)).toBe('done');
});

import { expect, test } from 'vitest';
import { nextOf, type StandingApplication, standsSince, stepsOf } from './standing.ts';

const application = (more: object = {}) =>
  ({
    _id: 'a1',
    status: 'under_review',
    submittedAt: '2099-01-01T09:00:00.000Z',
    decidedAt: null,
    tellAt: null,
    waitingPlace: null,
    interviewAt: null,
    round: { _id: 'r2', kind: 'evaluation' },
    funnel: {
      _id: 'f1',
      rounds: [
        { _id: 'r3', name: 'Pitch', position: 3 },
        { _id: 'r1', name: 'Form', position: 1 },
        { _id: 'r2', name: 'Interview', position: 2 },
      ],
    },
    ...more,
  }) as StandingApplication;
const states = (one: StandingApplication) => stepsOf(one).map(({ name, state }) => `${name} ${state}`);
const now = new Date('2099-02-01T00:00:00.000Z');

test('rounds stand in their order, around the one that it is in', () => {
  expect(states(application())).toEqual(['Form done', 'Interview current', 'Pitch ahead']);
  expect(states(application({ status: 'rejected' }))).toEqual(['Form done', 'Interview done', 'Pitch ahead']);
  expect(states(application({ round: null }))).toEqual(['Form ahead', 'Interview ahead', 'Pitch ahead']);
});

test('it stands as it does since the last change to that', () => {
  const activity = (toStatus: string, day: string) =>
    ({ _id: day, toStatus, createdAt: `2099-01-${day}T00:00:00.000Z` }) as Parameters<typeof standsSince>[1][number];
  const news = [activity('accepted', '09'), activity('under_review', '05'), activity('under_review', '02')];
  expect(standsSince(application(), news)).toBe('2099-01-05T00:00:00.000Z');
  expect(standsSince(application(), [])).toBe('2099-01-01T09:00:00.000Z');
});

test('what happens next follows from its status', () => {
  expect(nextOf(application(), now)).toBe('review');
  expect(nextOf(application({ status: 'draft' }), now)).toBe('draft');
  expect(nextOf(application({ status: 'pending_decision' }), now)).toBe('decide');
  expect(nextOf(application({ waitingPlace: 2 }), now)).toBe('waiting');
  const talk = (interviewAt: string | null, kind = 'meeting') =>
    nextOf(application({ interviewAt, round: { kind } }), now);
  expect(talk(null)).toBe('talkOpen');
  expect(talk('2099-02-02T09:00:00.000Z')).toBe('talk');
  expect(talk('2099-02-02T09:00:00.000Z', 'evaluation')).toBe('talk');
  expect(talk('2099-01-02T09:00:00.000Z')).toBe('talkHeld');
  expect(talk('2099-01-02T09:00:00.000Z', 'evaluation')).toBe('review');
  expect(nextOf(application({ status: 'accepted', tellAt: '2099-02-02T00:00:00.000Z' }), now)).toBe('told');
  expect(nextOf(application({ status: 'accepted', tellAt: '2099-01-02T00:00:00.000Z' }), now)).toBe('decided');
});

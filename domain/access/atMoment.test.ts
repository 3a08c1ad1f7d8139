import { expect, test } from 'vitest';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import { atMoment } from './atMoment.ts';

test('what is offered before a time is not offered after it', () => {
  const ahead = { and: [{ status: 'published' }, { startTime: { gt: '$now' } }] };
  const event = { status: 'published', startTime: '2099-03-04T15:00:00.000Z' };
  const holds = (now: string) => conditionHolds(atMoment(ahead, new Date(now)), event);
  expect(holds('2099-03-04T14:59:00.000Z')).toBe(true);
  expect(holds('2099-03-04T15:01:00.000Z')).toBe(false);
});

test('a moment is counted from now in minutes, hours and days', () => {
  const of = (text: string) => atMoment({ dueAt: { lte: text } }, new Date('2099-03-04T15:00:00.000Z'));
  expect(of('$now+7d')).toEqual({ dueAt: { lte: '2099-03-11T15:00:00.000Z' } });
  expect(of('$now-2h')).toEqual({ dueAt: { lte: '2099-03-04T13:00:00.000Z' } });
  expect(of('$now+30m')).toEqual({ dueAt: { lte: '2099-03-04T15:30:00.000Z' } });
  expect(of('$nowhere')).toEqual({ dueAt: { lte: '$nowhere' } });
});

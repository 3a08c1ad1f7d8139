import { expect, it } from 'vitest';
import { fillTokens } from './filterTokens.ts';

const reader = { userId: 'u1', zone: 'America/New_York', now: new Date('2026-03-08T03:00:00.000Z') };

it('puts the reader and the days of the organisation in, wherever they stand', () => {
  const filter = {
    and: [{ hosts: { CONTAINS: '$user.id' } }, { startTime: { GTE: '$day.start', LTE: '$day+1.end' } }],
    dueDate: { LTE: '$date-1' },
    at: { LT: '$now' },
  };
  expect(fillTokens(filter, reader)).toEqual({
    and: [
      { hosts: { CONTAINS: 'u1' } },
      { startTime: { GTE: '2026-03-07T05:00:00.000Z', LTE: '2026-03-09T03:59:59.999Z' } },
    ],
    dueDate: { LTE: '2026-03-06' },
    at: { LT: '2026-03-08T03:00:00.000Z' },
  });
});

it('leaves alone what is no token', () => {
  const filter = { name: { CONTAINS: '$5 a day' }, count: { GT: 3 }, isOpen: { IS: true }, tag: null };
  expect(fillTokens(filter, reader)).toEqual(filter);
});

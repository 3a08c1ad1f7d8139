import { expect, it } from 'vitest';
import { nextSpan } from './nextSpan.ts';

const now = new Date('2026-03-28T10:00:00Z');

it('begins tomorrow morning where there is none yet', () => {
  expect(nextSpan(undefined, 'UTC', now)).toEqual({
    start: '2026-03-29T09:00:00.000Z',
    end: '2026-03-29T12:00:00.000Z',
  });
});

it('goes on a day later at the same hours, also when the clocks change', () => {
  const last = { start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T10:00:00.000Z' };
  expect(nextSpan(last, 'Europe/Paris', now)).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T09:00:00.000Z',
  });
});

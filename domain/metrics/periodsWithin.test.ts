import { expect, it } from 'vitest';
import { periodsWithin } from './periodsWithin.ts';

const monthly = { amount: 1, type: 'MONTHLY' };
const span = (from: string, to: string) => ({ from, to });

it('takes a span of several months apart', () => {
  expect(periodsWithin(span('2026-09-01', '2026-10-31'), monthly)).toEqual([
    span('2026-09-01', '2026-09-30'),
    span('2026-10-01', '2026-10-31'),
  ]);
});

it('takes it apart by the rhythm', () => {
  expect(periodsWithin(span('2026-01-01', '2026-12-31'), { amount: 3, type: 'MONTHLY' })).toHaveLength(4);
  expect(periodsWithin(span('2026-11-16', '2026-11-29'), { amount: 1, type: 'WEEKLY' })).toHaveLength(2);
  expect(periodsWithin(span('2026-01-01', '2026-12-31'), { amount: 1, type: 'YEARLY' })).toHaveLength(1);
});

it.each([
  ['one period', '2026-10-01', '2026-10-31', monthly],
  ['a part of a period', '2026-10-05', '2026-10-12', monthly],
  ['two months of a quarter', '2026-08-01', '2026-09-30', { amount: 3, type: 'MONTHLY' }],
  ['a month of figures that are reported weekly', '2026-10-01', '2026-10-31', { amount: 1, type: 'WEEKLY' }],
])('leaves %s as it is', (_what, from, to, recurrence) => {
  expect(periodsWithin(span(from, to), recurrence)).toEqual([span(from, to)]);
});

it('makes nothing of a span that is more than one period and not made of whole ones, or of too many', () => {
  expect(periodsWithin(span('2026-09-01', '2026-10-15'), monthly)).toBeNull();
  expect(periodsWithin(span('2026-09-15', '2026-10-31'), monthly)).toBeNull();
  expect(periodsWithin(span('1000-01-01', '2999-12-31'), monthly)).toBeNull();
});

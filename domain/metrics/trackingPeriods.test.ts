import { describe, expect, it } from 'vitest';
import { periodEndingBefore, type TrackingRecurrence } from './trackingPeriods.ts';

const DAY_MS = 86_400_000;

describe('the period that ends before a day', () => {
  it.each([
    ['2026-11-01', { amount: 1, type: 'MONTHLY' }, { from: '2026-10-01', to: '2026-10-31' }],
    ['2026-11-02', { amount: 1, type: 'MONTHLY' }, null],
    ['2024-03-01', { amount: 1, type: 'MONTHLY' }, { from: '2024-02-01', to: '2024-02-29' }],
    ['2026-10-01', { amount: 3, type: 'MONTHLY' }, { from: '2026-07-01', to: '2026-09-30' }],
    ['2026-11-01', { amount: 3, type: 'MONTHLY' }, null],
    ['2026-11-23', { amount: 1, type: 'WEEKLY' }, { from: '2026-11-16', to: '2026-11-22' }],
    ['2026-11-24', { amount: 1, type: 'WEEKLY' }, null],
    ['2027-01-01', { amount: 1, type: 'YEARLY' }, { from: '2026-01-01', to: '2026-12-31' }],
    ['2026-11-24', { amount: 1, type: 'DAILY' }, { from: '2026-11-23', to: '2026-11-23' }],
  ] satisfies [string, TrackingRecurrence, unknown][])('%s, %o', (day, recurrence, expected) => {
    expect(periodEndingBefore(day, recurrence)).toEqual(expected);
  });

  it.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].flatMap((type) => [1, 2, 3, 5].map((amount) => ({ type, amount }))))(
    'leaves no day out and counts none twice: $amount $type',
    (recurrence) => {
      const found = Array.from({ length: 12 * 366 }, (_, index) =>
        new Date(Date.UTC(2020, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
      ).flatMap((day) => periodEndingBefore(day, recurrence) ?? []);
      expect(found.length).toBeGreaterThan(1);
      for (const [index, { from }] of found.entries()) {
        const before = found[index - 1];
        if (before !== undefined) expect(Date.parse(from) - Date.parse(before.to)).toBe(DAY_MS);
      }
    },
  );
});

import { expect, it } from 'vitest';
import { remindedAt, reminderHours } from './reminder.ts';

it('nothing chosen is a day before', () => {
  expect(reminderHours(null)).toEqual([24]);
  expect(reminderHours([])).toEqual([24]);
  expect(reminderHours(['H48', 'H2', 'H2'])).toEqual([2, 48]);
});

it('the next reminder is the first that is still to come', () => {
  const at = (now: string) => remindedAt('2030-06-10T09:00:00Z', [2, 48], new Date(now))?.toISOString() ?? null;
  expect(at('2030-06-08T08:00:00Z')).toBe('2030-06-08T09:00:00.000Z');
  expect(at('2030-06-08T09:00:00Z')).toBe('2030-06-10T07:00:00.000Z');
  expect(at('2030-06-10T07:00:00Z')).toBe(null);
});

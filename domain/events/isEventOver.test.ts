import { expect, it } from 'vitest';
import { isEventOver } from './isEventOver.ts';

const now = new Date('2026-03-02T12:00:00Z');

it('is over once it has ended', () => {
  expect(isEventOver({ startTime: '2026-03-02T10:00:00Z', endTime: '2026-03-02T11:00:00Z' }, now)).toBe(true);
  expect(isEventOver({ startTime: '2026-03-02T10:00:00Z', endTime: '2026-03-02T13:00:00Z' }, now)).toBe(false);
});

it('is over a day after it has begun where nobody has said when it ends', () => {
  expect(isEventOver({ startTime: '2026-03-01T13:00:00Z', endTime: null }, now)).toBe(false);
  expect(isEventOver({ startTime: '2026-03-01T11:00:00Z' }, now)).toBe(true);
  expect(isEventOver({ startTime: null }, now)).toBe(false);
});

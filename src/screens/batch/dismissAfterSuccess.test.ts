import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissAfterSuccess } from './dismissAfterSuccess.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['startup', 3000],
  ['user', 3000],
  ['application', 5000],
] as const)('the panel of an operation on %ss goes %i ms after full success', (kind, delay) => {
  const dismiss = vi.fn();
  dismissAfterSuccess(kind, 'SUCCEEDED', dismiss);
  vi.advanceTimersByTime(delay - 1);
  expect(dismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dismiss).toHaveBeenCalledOnce();
});

it.each(['PARTIALLY_SUCCEEDED', 'FAILED', null] as const)('a panel with the result %s stays', (result) => {
  const dismiss = vi.fn();
  expect(dismissAfterSuccess('user', result, dismiss)).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(dismiss).not.toHaveBeenCalled();
});

it('a panel that was closed is not dismissed again', () => {
  const dismiss = vi.fn();
  dismissAfterSuccess('user', 'SUCCEEDED', dismiss)?.();
  vi.advanceTimersByTime(60_000);
  expect(dismiss).not.toHaveBeenCalled();
});

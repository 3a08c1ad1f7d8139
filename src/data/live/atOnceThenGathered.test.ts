import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atOnceThenGathered } from './atOnceThenGathered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once for a change that comes alone, and no second time', () => {
  const ask = vi.fn<() => void>();
  atOnceThenGathered(ask, 400).tell();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks twice for fifty that come together: for the first, and after the last', () => {
  const ask = vi.fn<() => void>();
  const { tell } = atOnceThenGathered(ask, 400);
  for (let change = 0; change < 50; change += 1) {
    tell();
    vi.advanceTimersByTime(30);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gathers what comes right after it has asked, and asks at once again after a pause', () => {
  const ask = vi.fn<() => void>();
  const { tell } = atOnceThenGathered(ask, 400);
  tell();
  tell();
  vi.advanceTimersByTime(400);
  tell();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(400);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(400);
  tell();
  expect(ask).toHaveBeenCalledTimes(4);
});

it('asks nothing once it is stopped', () => {
  const ask = vi.fn<() => void>();
  const { tell, stop } = atOnceThenGathered(ask, 400);
  tell();
  tell();
  stop();
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(1);
});

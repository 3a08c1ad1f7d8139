import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceRest } from './ServiceRest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails after so long. */
const failing = (seconds: number) => async () => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  throw new Error('no answer');
};

it('leaves a service alone for a minute that was waited for in vain, and no other', async () => {
  const rest = new ServiceRest();
  const asked = vi.fn(async () => 'link');
  await expect(rest.ask('ZOOM', failing(20))).rejects.toThrow('no answer');
  vi.setSystemTime(Date.now() + 15_000);
  await expect(rest.ask('ZOOM', asked)).rejects.toMatchObject({ name: 'JobNotYetError', seconds: 45 });
  expect(asked).not.toHaveBeenCalled();
  expect(await rest.ask('TEAMS', asked)).toBe('link');
  vi.setSystemTime(Date.now() + 45_000);
  expect(await rest.ask('ZOOM', asked)).toBe('link');
});

it('asks a service again at once that says no at once', async () => {
  const rest = new ServiceRest();
  await expect(rest.ask('ZOOM', failing(1))).rejects.toThrow('no answer');
  expect(await rest.ask('ZOOM', async () => 'link')).toBe('link');
});

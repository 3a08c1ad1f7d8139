import { expect, it } from 'vitest';
import { WaitingTries } from './WaitingTries.ts';

it('lets so many of a tenant wait at once, and others whatever that tenant does', async () => {
  const tries = new WaitingTries(2);
  const ends: (() => void)[] = [];
  const wait = () => new Promise<string>((resolve) => ends.push(() => resolve('in')));
  const [first, second] = [tries.join('a', wait), tries.join('a', wait)];
  expect(await tries.join('a', wait)).toBeNull();
  const other = tries.join('b', wait);
  for (const end of ends) end();
  expect(await Promise.all([first, second, other])).toEqual(['in', 'in', 'in']);
  expect(await tries.join('a', async () => 'again')).toBe('again');
});

it('has room again after one that failed', async () => {
  const tries = new WaitingTries(1);
  await expect(tries.join('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await tries.join('a', async () => 'in')).toBe('in');
});

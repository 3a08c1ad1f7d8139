import { expect, it } from 'vitest';
import { killClocks } from './killClocks.ts';

const random = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

/** The short form of `npm run test:faults -- clock 100`. */
it('skips no time and does none twice when processes that hold a clock are killed', { timeout: 120_000 }, async () => {
  expect((await killClocks(5, random(3))).failures).toEqual([]);
});

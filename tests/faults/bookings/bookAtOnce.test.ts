import { expect, it } from 'vitest';
import { bookAtOnce } from './bookAtOnce.ts';

/** The short form of `npm run test:faults -- bookings 100`. */
it('gives 50 places to 50 of 200 people, and one time to one of 50, asked at once on two processes', {
  timeout: 120_000,
}, async () => {
  expect((await bookAtOnce(2)).failures).toEqual([]);
});

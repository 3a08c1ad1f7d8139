import { expect, it } from 'vitest';
import { loseDatabase } from './databaseLoss.ts';

/** The short form of `npm run test:faults -- storms stops half-open`. */
it('serves on whatever happens to its connections, and loses nothing that it acknowledged', async () => {
  const outcome = await loseDatabase({ storms: 3, crashes: 1, silences: 1, clients: 8 });
  expect(outcome.failures).toEqual([]);
  expect(outcome.acknowledged).toBeGreaterThan(20);
}, 120_000);

import { expect, it } from 'vitest';
import { uuidv7 } from './uuidv7.ts';

it('sorts ids by the order in which they were made, also within a millisecond', () => {
  const ids = [...Array.from({ length: 100 }, () => uuidv7(1_700_000_000_000)), uuidv7(1_700_000_000_001)];
  expect([...ids].sort()).toEqual(ids);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

import { describe, expect, it } from 'vitest';
import { legal } from './legalReasons.ts';
import { mutateSpec } from './mutateSpec.ts';

// Every value in `npm run test:faults -- spec`; here the same few hundred each time, spread over all files.
describe('a wrong value in the spec of the product', () => {
  it('is found, or is right for a reason that is written down, and crashes no later step', { timeout: 400_000 }, () => {
    const { found, legal: right, wrong } = mutateSpec({ every: 101, from: 7 });
    expect(wrong).toEqual([]);
    expect(found + right).toBeGreaterThan(300);
    expect(found).toBeGreaterThan(right);
  });

  it('has no reason twice', () => {
    const reasons = legal.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

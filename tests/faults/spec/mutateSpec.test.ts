import { describe, expect, it } from 'vitest';
import { legal } from './legalReasons.ts';
import { mutateSpec } from './mutateSpec.ts';

// Every value in `npm run test:faults -- spec`; here the same some hundred each time, spread over all files.
describe('a wrong value in the spec of the product', () => {
  it('is found, or is right for a reason that is written down, and crashes no later step', { timeout: 400_000 }, () => {
    const { found, legal: right, wrong } = mutateSpec({ every: 211, from: 7 });
    expect(wrong).toEqual([]);
    expect(found + right).toBeGreaterThan(140);
    expect(found).toBeGreaterThan(right);
  });

  it('has no reason twice', () => {
    const reasons = legal.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

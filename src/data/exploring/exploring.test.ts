import { afterEach, describe, expect, it, vi } from 'vitest';
import { exploredTenants, isExploring } from './exploring.ts';

const served = (dataset: Record<string, string>) => vi.stubGlobal('document', { documentElement: { dataset } });

describe('exploring', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is for pages that the server has marked', () => {
    served({ exploring: 'demo rival' });
    expect(isExploring()).toBe(true);
    expect(exploredTenants()).toEqual(['demo', 'rival']);
  });

  it('is not in production', () => {
    served({});
    expect(isExploring()).toBe(false);
    expect(exploredTenants()).toBeNull();
  });
});

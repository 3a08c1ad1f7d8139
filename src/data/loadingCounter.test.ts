import { afterEach, describe, expect, it } from 'vitest';
import { LOADING_OPERATIONS } from '#domain/generated/constants.gen.ts';
import { loadingCounter, withLoading } from './loadingCounter.ts';

const mutation = { name: 'CreateTask', kind: 'mutation' } as const;

afterEach(() => loadingCounter.set(0));

describe('loading counter', () => {
  it('counts every mutation until it ends, well or not', async () => {
    const seen: number[] = [];
    const failing = withLoading(mutation, async () => {
      seen.push(loadingCounter.get());
      throw new Error('no');
    });
    const working = withLoading(mutation, async () => {
      seen.push(loadingCounter.get());
    });
    await Promise.allSettled([failing, working]);
    expect(seen).toEqual([1, 2]);
    expect(loadingCounter.get()).toBe(0);
  });

  it('counts the named operations although they read, and no other reading', async () => {
    const countDuring = (name: string) => withLoading({ name, kind: 'query' }, async () => loadingCounter.get());
    expect(LOADING_OPERATIONS).toHaveLength(12);
    for (const name of LOADING_OPERATIONS) expect(await countDuring(name), name).toBe(1);
    expect(await countDuring('MyTasksPaginated')).toBe(0);
  });
});

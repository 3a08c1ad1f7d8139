import { describe, expect, it } from 'vitest';
import { RequestError } from './requestError.ts';
import { isRetryable, retryDelay, withRetry } from './retryPolicy.ts';

const network = () => new RequestError('network');

describe('retry policy', () => {
  it('repeats what may heal: no answer and failures inside the server', () => {
    expect(isRetryable(network())).toBe(true);
    expect(isRetryable(new RequestError('http', { status: 503 }))).toBe(true);
    for (const status of [400, 401, 403, 404]) expect(isRetryable(new RequestError('http', { status }))).toBe(false);
  });

  it('waits 3 s first, at most 20 s, and not all clients alike', () => {
    expect(retryDelay(1)).toBe(3000);
    expect(retryDelay(3, () => 0)).toBe(6000);
    expect(retryDelay(3, () => 1)).toBe(12_000);
    expect(retryDelay(9, () => 1)).toBe(20_000);
  });

  it('gives up after six attempts', async () => {
    let attempts = 0;
    const run = () => {
      attempts += 1;
      return Promise.reject(network());
    };
    await expect(withRetry(run, { mayRepeat: () => true, wait: () => Promise.resolve() })).rejects.toThrow('network');
    expect(attempts).toBe(6);
  });

  it('never repeats what might have been applied', async () => {
    let attempts = 0;
    const run = () => {
      attempts += 1;
      return Promise.reject(network());
    };
    await expect(withRetry(run, { mayRepeat: () => false, wait: () => Promise.resolve() })).rejects.toThrow();
    expect(attempts).toBe(1);
  });
});

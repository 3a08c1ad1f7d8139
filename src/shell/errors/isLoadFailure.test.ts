import { describe, expect, it } from 'vitest';
import { loadInTime } from '../loadInTime.ts';
import { isLoadFailure } from './isLoadFailure.ts';

describe('a part of the page that does not come', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://demo.localhost/assets/TableScreen-1.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Failed to fetch',
    'Load failed',
    'Unable to preload CSS for /assets/table-1.css',
  ])('is told from a fault of the page: %s', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true);
  });

  it('is told as itself, so that the router does not load the page anew where there is no network', async () => {
    const failed = loadInTime(Promise.reject(new TypeError('Failed to fetch dynamically imported module: x')));
    await expect(failed).rejects.toThrow('A part of the page did not come');
    await failed.catch((error: unknown) => expect(isLoadFailure(error)).toBe(true));
  });

  it.each([new TypeError("Cannot read properties of undefined (reading 'name')"), 'Failed to fetch', null])(
    'is not taken for one: %s',
    (error) => expect(isLoadFailure(error)).toBe(false),
  );
});

import { describe, expect, it } from 'vitest';
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

  it.each([new TypeError("Cannot read properties of undefined (reading 'name')"), 'Failed to fetch', null])(
    'is not taken for one: %s',
    (error) => expect(isLoadFailure(error)).toBe(false),
  );
});

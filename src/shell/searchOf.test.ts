import { describe, expect, it } from 'vitest';
import { searchOf } from './searchOf.ts';

describe('searchOf', () => {
  const read = searchOf({ q: 'text', page: 'number', open: 'boolean' });

  it('keeps what fits, as the type that the spec names', () => {
    expect(read({ q: 42, page: 3, open: true })).toEqual({ q: '42', page: 3, open: true });
  });

  it('leaves out what does not fit, and leaves alone what it does not know', () => {
    expect(read({ q: ['x'], page: 'three', open: 'yes', utm: 'letter' })).toEqual({ utm: 'letter' });
  });
});

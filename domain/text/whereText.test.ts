import { describe, expect, it } from 'vitest';
import { whereText } from './whereText.ts';

describe('where something is', () => {
  it('says each thing once, in order', () => {
    expect(whereText('Library', 'At the back')).toBe('Library · At the back');
    expect(whereText('Library', null, 'Library', '')).toBe('Library');
  });

  it('is nothing where nothing is said', () => {
    expect(whereText(null, undefined, '')).toBeNull();
  });
});

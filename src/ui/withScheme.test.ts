import { describe, expect, it } from 'vitest';
import { withScheme } from './withScheme.ts';

describe('withScheme', () => {
  it('adds http:// where no scheme was typed, and leaves web and mail addresses', () => {
    expect(withScheme('x.com')).toBe('http://x.com');
    expect(withScheme('https://x')).toBe('https://x');
    expect(withScheme('mailto:a@b')).toBe('mailto:a@b');
  });

  it('never gives an address that runs as a script', () => {
    for (const link of [
      'javascript:alert(1)',
      'javascript://x/%0aalert(1)',
      'javascript:alert("mailto:")',
      ' javascript://x',
    ]) {
      expect(withScheme(link)).toMatch(/^http:\/\//);
    }
  });
});

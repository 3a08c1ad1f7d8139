import { describe, expect, it } from 'vitest';
import { isLink, isWebLink, withScheme } from './webLink.ts';

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

describe('isWebLink', () => {
  it.each(['example.com', 'https://example.com/a?b=c', 'münchen.de/x', 'mailto:ada@example.com'])(
    'takes %s',
    (link) => {
      expect(isWebLink(link)).toBe(true);
    },
  );
  it.each(['not a url', 'no', 'javascript:alert(1)', 'http://', 'a.'])('refuses %s', (link) => {
    expect(isWebLink(link)).toBe(false);
  });
});

describe('isLink', () => {
  it.each(['https://example.com/a?b=c', 'HTTP://x', 'mailto:ada@example.com'])('takes %s', (link) => {
    expect(isLink(link)).toBe(true);
  });
  it.each(['example.com', 'javascript:alert(1)', 'https://x y', 'http://[', 'mailto:nobody', ' https://x'])(
    'refuses %s',
    (link) => {
      expect(isLink(link)).toBe(false);
    },
  );
});

import { expect, it } from 'vitest';
import { browserName } from './browserName.ts';

it('names browser and system', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0';
  expect(browserName(edge)).toBe('Edge, Windows');
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0')).toBe('Firefox, Linux');
});

it('knows nothing of what says nothing', () => {
  expect(browserName('curl/8')).toBeNull();
  expect(browserName(null)).toBeNull();
});

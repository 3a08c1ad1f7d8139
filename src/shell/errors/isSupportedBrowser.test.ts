import { describe, expect, it } from 'vitest';
import { isSupportedBrowser } from './isSupportedBrowser.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36`;
const cases: readonly [string, (version: number) => string, number][] = [
  ['Chrome', chrome, 99],
  ['Firefox', (version) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`, 93],
  ['Opera', (version) => `${chrome(120)} OPR/${version}.0`, 85],
  [
    'Safari',
    (version) =>
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/${version}.0 Safari/605.1.15`,
    15,
  ],
  [
    'iOS',
    (version) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Mobile/15E148 Safari/604.1`,
    15,
  ],
];

describe('supported browsers', () => {
  it.each(cases)('%s from its boundary version on', (_name, agent, oldest) => {
    expect(isSupportedBrowser(agent(oldest))).toBe(true);
    expect(isSupportedBrowser(agent(oldest - 1))).toBe(false);
  });

  it('no Internet Explorer, but the Edge of today', () => {
    expect(isSupportedBrowser('Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko')).toBe(false);
    expect(isSupportedBrowser('Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)')).toBe(false);
    expect(isSupportedBrowser(`${chrome(126)} Edg/126.0`)).toBe(true);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Selectors of our own style sheets, without comments. */
const selectors = globSync('src/**/*.css').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/(?:^|[{};])([^{};@]+)(?=\{)/g),
  ]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => ({ file, selector: selector.trim() })),
);

describe('rules of the style sheets', () => {
  it('are read', () => {
    expect(selectors.length).toBeGreaterThan(1000);
  });

  it('ask the whole document for nothing that is somewhere in it: each change of a page would style its root anew', () => {
    expect(selectors.filter(({ selector }) => /(?:html|body|:root):has\(/.test(selector))).toEqual([]);
  });

  it('style by what others contain only what has a name: each change of a list would style all of it anew', () => {
    const ofAll = selectors.filter(({ selector }) => /:has\(.*\)[^)]*[\s>~+]\*[^)]*$/.test(selector));
    expect(ofAll).toEqual([]);
  });
});

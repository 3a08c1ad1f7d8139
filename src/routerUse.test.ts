import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The tree declares what each address carries. Whoever reads it of no route, or silences the compiler, throws that away:
// a page asks its own route (`getRouteApi`), what stands on many routes asks `ui/address/pageAddress.ts`.
const refused = { 'a reading of no route': /strict:\s*false/, 'a silenced compiler': /\bas\s+never\b/ };

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/generated/**', 'src/routerUse.test.ts'] }).map(
  (path) => ({ path, text: readFileSync(path, 'utf8') }),
);

it('looks at the sources', () => {
  expect(sources.length).toBeGreaterThan(500);
});

it.each(Object.entries(refused))('finds nowhere %s', (_name, pattern) => {
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

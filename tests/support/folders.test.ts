import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Source files that a folder may hold; tests, stories and what is generated are not counted. */
const most = 20;

/** Folders that are larger for a reason, or still: none may grow, and the number of one that has shrunk shrinks too. */
const larger: Readonly<Record<string, number>> = {
  // One rule, one file, and every one is listed in `index.ts`.
  'generator/validate/rules': 53,
  'generator/model': 24,
  'server/modules/events': 31,
  // One migration, one file: none is ever taken away or moved.
  'server/platform/db/schema/migrations': 37,
  'src/data': 30,
  'src/forms/widgets': 27,
  'src/screens/table': 32,
  'src/shell': 22,
  'src/ui': 28,
};

const folders = '{codegen,domain,generator,server,src,scripts,tests}';

describe('a folder', () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules'] }).filter(
    (file) => !/\.(?:test|spec|stories|gen)\.|\.d\.ts$|\/generated\/|\/cases\//.test(file),
  );
  const sizes = new Map([...Map.groupBy(files, (file) => dirname(file))].map(([folder, own]) => [folder, own.length]));

  it('holds what one can survey', () => {
    const tooLarge = [...sizes].filter(([folder, size]) => size > (larger[folder] ?? most));
    expect(tooLarge).toEqual([]);
  });

  it('is only called large while it is', () => {
    const shrunk = Object.entries(larger).filter(([folder, size]) => (sizes.get(folder) ?? 0) < size);
    expect(shrunk.map(([folder]) => [folder, sizes.get(folder)])).toEqual([]);
  });
});

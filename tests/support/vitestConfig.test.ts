import { existsSync, globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgedOnPostgres } from './judgedOnPostgres.ts';
import { longFiles } from './LongestFirst.ts';
import { loadedByVite } from './loadedByVite.ts';

const folders = '{codegen,domain,generator,locales,server,scripts,stories,tests}';

/** What does nothing, or is not there, where Node loads the modules. */
const onlyInVite = /\bvi\s*\.\s*(resetModules|mock|doMock|unmock|doUnmock|hoisted)\(|import\.meta\.(env|glob)\b/;

describe('how tests are run', () => {
  it('leaves to Vite what loads modules anew or puts others in their place', () => {
    const files = globSync(`${folders}/**/*.test.ts`).filter((file) => !file.includes('node_modules'));
    expect(files.length).toBeGreaterThan(100);
    const loadedByNode = files.filter((file) => !loadedByVite.some((pattern) => matchesGlob(file, pattern)));
    const own = 'tests/support/vitestConfig.test.ts';
    const wrong = loadedByNode.filter((file) => file !== own && onlyInVite.test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
    expect(onlyInVite.test(readFileSync('generator/incremental/compileAgain.test.ts', 'utf8'))).toBe(true);
  });

  it('knows files that take long by names that there are', () => {
    expect([...longFiles, ...judgedOnPostgres].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('leaves to PostgreSQL alone only what it runs', () => {
    expect(judgedOnPostgres.filter((file) => !matchesGlob(file, 'tests/contract/**/*.test.ts'))).toEqual([]);
  });
});

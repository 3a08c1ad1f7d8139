import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { judgedOnPostgres } from './tests/support/judgedOnPostgres.ts';
import { LongestFirst } from './tests/support/LongestFirst.ts';
import { loadedByVite } from './tests/support/loadedByVite.ts';

/** Modules are loaded once for each worker: loading them anew for every file takes longer than the tests. */
const shared = { isolate: false, env: { TZ: 'UTC' } };

/** Node loads modules itself, as it does for the server: sooner, and the packages are those the server gets. */
const loadedByNode = { experimental: { viteModuleRunner: false } };

/** In `.storybook`, because it takes seconds to set up; Storybook's own panel of tests looks for it from here. */
const stories = ['./.storybook/vitest.config.ts'];

/** Everything but stories: `--project` with `unit`, `vite` or `postgres`, and a part of the file's name. */
export default defineConfig({
  test: {
    // One more than there are processors: some tests wait for a while to show that nothing comes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: process.env.VITEST_STORYBOOK
      ? stories
      : [
          {
            test: {
              ...shared,
              ...loadedByNode,
              name: 'unit',
              include: ['{codegen,domain,generator,locales,server,scripts,stories,tests}/**/*.test.ts'],
              exclude: [...configDefaults.exclude, ...loadedByVite, ...judgedOnPostgres],
              testTimeout: 30_000,
            },
          },
          { test: { ...shared, name: 'vite', include: [...loadedByVite], testTimeout: 30_000 } },
          {
            // The same contract once more: PostgreSQL, two server processes asked in turn.
            test: {
              ...shared,
              ...loadedByNode,
              name: 'postgres',
              include: ['tests/contract/**/*.test.ts'],
              globalSetup: './tests/support/demoPostgres.ts',
              testTimeout: 60_000,
              hookTimeout: 120_000,
              env: { ...shared.env, TEST_DATABASE: 'postgres' },
            },
          },
        ],
  },
});

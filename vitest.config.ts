import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/LongestFirst.ts';

/** Modules are loaded once for each worker: loading them anew for every file takes longer than the tests. */
const shared = { isolate: false, env: { TZ: 'UTC' } };

/** Node loads modules itself, as it does for the server: sooner, and the packages are those the server gets. */
const loadedByNode = { experimental: { viteModuleRunner: false } };

/** Vite loads modules: what only it can, and what tests put in the place of others or load anew. */
const loadedByVite = ['src/**/*.test.ts', 'generator/incremental/compileAgain.test.ts'];

/** Everything but stories, which have a configuration of their own in `.storybook`. */
export default defineConfig({
  test: {
    // One more than there are processors: some tests wait for a while to show that nothing comes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...loadedByNode,
          name: 'unit',
          include: ['{codegen,domain,generator,locales,server,scripts,stories,tests}/**/*.test.ts'],
          exclude: loadedByVite,
          testTimeout: 30_000,
        },
      },
      { test: { ...shared, name: 'vite', include: loadedByVite, testTimeout: 30_000 } },
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

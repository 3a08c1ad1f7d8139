import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments } from './tests/browser/chromium.ts';

/**
 * Packages outside the tests load graphql the way Node does (CommonJS); the tests must use the same copy,
 * because a schema of one copy is unknown to the other.
 */
const oneGraphql = [
  { find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
];

export default defineConfig({
  test: {
    // One more than there are processors: some tests wait for a while to show that nothing comes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'unit',
          // Modules are loaded once for each worker: loading them anew for every file takes longer than the tests.
          isolate: false,
          include: ['{codegen,domain,generator,locales,server,scripts,src,stories,tests}/**/*.test.ts'],
          testTimeout: 30_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        // The same contract once more: PostgreSQL, two server processes asked in turn.
        resolve: { alias: oneGraphql },
        test: {
          name: 'postgres',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: './tests/support/demoPostgres.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          env: { TZ: 'UTC', TEST_DATABASE: 'postgres' },
        },
      },
      {
        // Every story is drawn in Chromium, looked at by axe, and played through where it has a play function.
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        // A package found only while tests run would be prepared then, and the page loaded anew in the middle of them.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            '@tanstack/react-router',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            '@mantine/spotlight',
          ],
        },
        test: {
          name: 'storybook',
          // A project with a browser does not take this over from above, and would open one page at a time.
          maxWorkers: availableParallelism(),
          testTimeout: 30_000,
          // One page for all files of a worker; each story sets up all that it shows (see `stories/support`).
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
                args: [...chromiumArguments],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './tests/browser/support/chromium.ts';

const executablePath = process.env.CHROMIUM_PATH;

const walks = ['**/walk/*.spec.ts', '**/founding/*.spec.ts'];

/** Browser tests against the built application and the real server, which the setup starts on a free port. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/read/{arg}{ext}',
  outputDir: '.cache/browser-results',
  globalSetup: './tests/browser/support/startServer.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The longest first, so that no processor waits for them at the end.
  projects: [
    // Long lives of an organisation, of a hundred steps and more: one that is slow for once must not end them.
    { name: 'walks', testMatch: walks, expect: { timeout: 20_000 }, use: { actionTimeout: 20_000 } },
    { name: 'every screen', testMatch: '**/screens.spec.ts' },
    { name: 'every route', testMatch: '**/routes.spec.ts' },
    { name: 'flows', testIgnore: [...walks, '**/screens.spec.ts', '**/routes.spec.ts'] },
  ],
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    // A trace takes a third of the time; `npx playwright test FILE --trace on` writes one where somebody needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
  },
});

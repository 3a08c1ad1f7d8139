import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../browser/support/chromium.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Compares stories with how they looked. `npm run pictures -- --update-snapshots` accepts what is there now. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../.cache/pictures-results',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  globalSetup: './serveBook.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  reporter: [
    ['line'],
    ['json', { outputFile: '../../.cache/reports/pictures.json' }],
    // What was, what is, and what differs, side by side.
    ['html', { outputFolder: '../../.cache/pictures', open: 'never' }],
  ],
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 0, scale: 'device' } },
  use: {
    timezoneId: 'UTC',
    locale: 'en-GB',
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumArguments, '--font-render-hinting=none'],
      ...(executablePath && { executablePath }),
    },
  },
});

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments } from '../browser/support/chromium.ts';

/** First those that people have: a bench measures what they get, not what the tests of flows run in. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell'];

/** An installed Chromium if there is one, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installedChromium();
  return chromium.launch({ args: [...chromiumArguments], ...(executablePath && { executablePath }) });
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

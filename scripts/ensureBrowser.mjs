import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First the one without windows: it has nothing to draw around a page, and takes a third less for a browser test. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of an installed Chromium, or undefined. */
export function installedBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * A Chromium for the browser tests: an installed one, else Debian's package, else Playwright's own
 * (undefined then, because Playwright finds its own by itself).
 */
export function ensureBrowser(root) {
  const found = installedBrowser();
  if (found) return found;
  const hasApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (hasApt) {
    process.stdout.write('Installing Chromium …\n');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Not every distribution has the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = installedBrowser();
      if (installed) return installed;
    }
  }
  spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { cwd: root, stdio: 'inherit' });
  return undefined;
}

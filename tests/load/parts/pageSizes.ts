import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient, kilobytes } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';

/** What a browser with an empty cache really loads of the built client: scripts, compressed. */
export async function pageSizes(): Promise<Figure[]> {
  ensureClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-sizes-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  const browser = await launchChromium();
  try {
    const login = await scriptsOf(await browser.newContext(), server, '/login', 'input[type=password]');
    const signedIn = await browser.newContext();
    const token = await server.signIn('demo', 'admin');
    await signedIn.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
    const table = await scriptsOf(signedIn, server, '/startups/management', 'tbody tr:nth-child(3)');
    return [
      { name: 'JavaScript of /login, gzip', ...sizeOf(login), unit: 'kB', bound: { atMost: 165 } },
      { name: 'JavaScript of the first table page, gzip', ...sizeOf(table), unit: 'kB', bound: { atMost: 230 } },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface PageScripts {
  readonly all: ReadonlySet<string>;
  /** Those that had come when the content was there. */
  readonly shown: ReadonlySet<string>;
}

/** Paths of the scripts that are loaded until the page shows `sign` and the network is quiet. */
async function scriptsOf(
  context: BrowserContext,
  server: ServerProcess,
  path: string,
  sign: string,
): Promise<PageScripts> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(`http://demo.localhost:${server.port}${path}`);
  await page.locator(sign).first().waitFor();
  const shown = new Set(scripts);
  await page.waitForTimeout(2000);
  await context.close();
  return { all: scripts, shown };
}

function sizeOf({ all, shown }: PageScripts): { value: number; note: string } {
  const note = `${all.size} files; ${Math.round(kilobytes(shown))} kB until the page shows its content`;
  return { value: kilobytes(all), note };
}

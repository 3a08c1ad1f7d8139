import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { reaches } from '#generator/access/reach.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { goWithin } from '../../browser/support/goWithin.ts';
import { addressOf, readSamples } from '../../browser/support/routeSamples.ts';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient, kilobytes } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';

const first = '/startups/management';
const atMost = 40;
/** A page is done when nothing more comes for so long. */
const quietMs = 250;
const atMostMs = 30_000;

interface Visit {
  readonly path: string;
  /** Compressed scripts that came with it, in kB. */
  readonly more: number;
}

/** An admin goes from the first table page through all screens: what each loads that was not there yet. */
export async function laterScreens(): Promise<Figure[]> {
  ensureClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-screens-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  process.env.COHORT_PORT = String(server.port);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    const token = await server.signIn('demo', 'admin');
    await context.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
    const page = await context.newPage();
    await page.goto(`http://demo.localhost:${server.port}${first}`);
    await page.locator('tbody tr:nth-child(3)').waitFor();
    const visits: Visit[] = [];
    for (const path of await addresses()) visits.push(await visit(page, path));
    return [largest(`Largest of ${visits.length} later screens, gzip`, visits)];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function largest(name: string, visits: readonly Visit[]): Figure {
  const sorted = visits.toSorted((one, other) => other.more - one.more);
  const shown = sorted.filter(({ more }, index) => index < 4 || more > atMost);
  const note = shown.map(({ path, more }) => `${path.replace(/[0-9a-f-]{36}/g, '…')} ${more.toFixed(1)}`).join(', ');
  return { name, value: sorted[0]?.more ?? 0, unit: 'kB', bound: { atMost }, note };
}

async function visit(page: Page, path: string): Promise<Visit> {
  const scripts = new Set<string>();
  const pending = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request): void => {
    last = Date.now();
    pending.add(request);
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  };
  const end = (request: Request): void => {
    last = Date.now();
    pending.delete(request);
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await goWithin(page, path);
  // A busy page asks late: only when it has time to spare does silence mean that nothing more comes.
  const until = Date.now() + atMostMs;
  while (pending.size > 0 || Date.now() - last < quietMs) {
    if (Date.now() > until)
      throw new Error(`${path} still waits for ${[...pending].map((one) => one.url()).join(', ')}`);
    await page.evaluate(untilIdle);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return { path, more: kilobytes(scripts) };
}

/** Runs in the page. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => setTimeout(resolve, 50));
  });
}

/** One address for every screen that an admin may open, with records that exist. */
async function addresses(): Promise<string[]> {
  const { model } = compile(readProject(process.cwd()));
  if (!model) throw new Error('the spec does not compile');
  const samples = await readSamples(model, 'demo', 'admin');
  const open = model.routes.filter(
    ({ id, path, redirect, guard }) =>
      !id.startsWith('legacy.') && !redirect && !path.startsWith('/auth/') && reaches(model, guard, 'Admin'),
  );
  return [...new Set(open.map((route) => addressOf(model, route, samples)))];
}

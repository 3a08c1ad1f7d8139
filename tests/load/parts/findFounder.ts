import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findPerson } from '../../browser/support/findPerson.ts';
import { deviceOf, Hand, type HandKind } from '../../browser/support/Hand.ts';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';

const rounds = 5;
const atMost = 3;

/** How long an admin takes from home to the profile of a founder, by mouse, by thumb and by keys alone. */
export async function findFounder(): Promise<Figure[]> {
  ensureClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-founder-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  const browser = await launchChromium();
  try {
    const token = await server.signIn('demo', 'admin');
    const name = await nameOfFounder(server);
    const figures: Figure[] = [];
    for (const kind of ['mouse', 'touch', 'keyboard'] as const) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timeOf(browser, kind, server.port, token, name));
      const note = `median of ${rounds}, the name typed key by key`;
      figures.push({ name: `a founder is found by ${kind}`, value: median(times), unit: 's', bound: { atMost }, note });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeOf(browser: Browser, kind: HandKind, port: number, token: string, name: string): Promise<number> {
  const context = await browser.newContext(deviceOf[kind]);
  await context.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
  const page = await context.newPage();
  await page.goto(`http://demo.localhost:${port}/`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const began = performance.now();
  await findPerson(page, new Hand(page, kind), kind, name);
  const took = performance.now() - began;
  await context.close();
  return took / 1000;
}

async function nameOfFounder(server: ServerProcess): Promise<string> {
  const token = await server.signIn('demo', 'cofounder');
  type Answer = { readonly currentUser: { readonly fullName: string } };
  const { currentUser } = await server.graphql<Answer>('demo', token, '{ currentUser { fullName } }');
  return currentUser.fullName;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { settled } from '../support/goWithin.ts';
import { ScreenWatch } from '../support/ScreenWatch.ts';
import { expect, signedIn, type World } from './World.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A window of 1280 × 800 that is enlarged to 200 %. */
const enlarged = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

/** At 200 % nothing is wider than the window, nothing breaks a rule of accessibility, and what one works with is in reach. */
export async function worksEnlarged(
  world: World,
  email: string,
  address: string,
  tool: (page: Page) => ReturnType<Page['getByRole']>,
): Promise<void> {
  const page = await signedIn(world, email, enlarged);
  const watch = new ScreenWatch(page);
  watch.open(address);
  await page.goto(address);
  await page.evaluate(axe);
  await settled(page);
  await watch.look();
  expect(watch.problems).toEqual([]);
  await tool(page).scrollIntoViewIfNeeded();
  await expect(tool(page)).toBeInViewport({ ratio: 1 });
  await page.context().close();
}

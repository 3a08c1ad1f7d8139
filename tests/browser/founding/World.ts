import { type Browser, type BrowserContextOptions, expect as expectOf, type Page } from '@playwright/test';
import { type EmptyInstallation, password } from '../support/EmptyInstallation.ts';

/** Where the walk takes place: an organisation without demo rows, the browser, and the window of its admin. */
export interface World {
  readonly acme: EmptyInstallation;
  readonly browser: Browser;
  readonly admin: Page;
}

/** A window of somebody's own; a slow machine gets time for each step. */
export async function newWindow({ browser }: World, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options })).newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** A window in which somebody has signed in by the form. */
export async function signedIn(world: World, email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newWindow(world, options);
  await page.goto(world.acme.address('/login'));
  await world.acme.signIn(page, email);
  return page;
}

export { password };

/** What is waited for may take its time on a machine with two processors that others use as well. */
export const expect = expectOf.configure({ timeout: 30_000 });

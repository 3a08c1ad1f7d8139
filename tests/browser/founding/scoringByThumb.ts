import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signedIn, type World } from './World.ts';

const words = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../locales/ar/scoring.json'), 'utf8'),
) as Readonly<Record<string, string>>;
const word = (key: string): string => words[key] ?? '';
const progress = (done: number, total: number): string =>
  word('progress').replace('{{done}}', String(done)).replace('{{total}}', String(total));

/** A phone in Arabic, signed in; the language is the account's own. */
export async function arabicPhone(world: World, email: string): Promise<Page> {
  const page = await signedIn(world, email, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.getByRole('button', { name: 'Your account' }).tap();
  await page.getByRole('dialog').getByLabel('Language').selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  return page;
}

/** Scores all that somebody was given from the sheet at the foot of the page; what was given is kept by itself. */
export async function scoreByThumb({ acme }: World, page: Page, total: number): Promise<void> {
  await page.goto(acme.address('/applications/scoring'));
  for (let done = 0; done < total; done += 1) {
    await expect(page.getByText(progress(done, total))).toBeVisible();
    const sheet = await openSheet(page);
    await sheet.getByRole('radio', { name: '4' }).check();
    await expect(sheet.getByText(startOf(word('save.savedAt')))).toBeVisible();
    if (done === 0) {
      await page.reload();
      await expect((await openSheet(page)).getByRole('radio', { name: '4' })).toBeChecked();
    }
    await sheet.getByRole('radio', { name: 'Huge' }).check();
    await sheet.getByRole('button', { name: word(done < total - 1 ? 'handInNext' : 'handIn'), exact: true }).tap();
  }
  await expect(page.getByText(progress(total, total))).toBeVisible();
}

async function openSheet(page: Page) {
  await page.getByRole('button', { name: word('score') }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** What stands before the time. */
const startOf = (text: string): RegExp => new RegExp(`^${text.split('{{')[0]?.trim()}`);

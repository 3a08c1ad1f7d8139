import { expect, type Page } from '@playwright/test';
import type { Hand, HandKind } from './Hand.ts';

/** Looks somebody up by name, from whatever page is shown, and ends in their profile. */
export async function findPerson(page: Page, hand: Hand, kind: HandKind, fullName: string): Promise<void> {
  if (kind === 'keyboard') await page.keyboard.press('/');
  else await hand.press(page.getByRole('button', { name: /^Search/ }).first());
  const dialog = page.getByRole('dialog', { name: /search/i });
  await hand.write(dialog.getByPlaceholder('Search modules'), fullName);
  const found = dialog.getByRole('button', { name: new RegExp(`^${fullName}`) }).first();
  await expect(found).toHaveAttribute('data-selected');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
}

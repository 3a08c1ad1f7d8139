import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Takes along what a table shows, and gives the text of the file, which the history has a moment later. */
export async function takeAlong(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: `${kind} as CSV` }).click();
  await page.getByTestId('toast').getByRole('button', { name: 'Export history' }).click();
  await expect(page).toHaveURL(/\/account\/exports/);
  const row = page.getByRole('row').nth(1);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Completed', { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await expect(row).toContainText('CSV');
  await row.getByRole('link').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

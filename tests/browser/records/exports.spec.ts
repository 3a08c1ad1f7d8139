import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';

test('what a table shows is exported, listed in the history, and downloaded from there', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/startups/management');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Startups management as CSV' }).click();
  await page.getByTestId('toast').getByRole('button', { name: 'Export history' }).click();
  await expect(page).toHaveURL(/\/account\/exports/);
  const row = page.getByRole('row').nth(1);
  // The history is as it was when it was opened; the file is there a moment later.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Completed', { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await expect(row).toContainText('CSV');
  await row.getByRole('link').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n').length).toBeGreaterThan(60);
  expect(text).toContain('Arcadia Maps');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, type World } from './World.ts';

/** Exports all answers to the form from its answers, and takes the file from the export history. */
export async function exportAnswers({ acme, admin }: World, builder: string, format: 'CSV' | 'XLSX'): Promise<Buffer> {
  await admin.goto(builder.replace(/\/edit.*/, '/edit/answers'));
  await admin.getByRole('button', { name: 'Export', exact: true }).click();
  await admin.getByRole('menuitem', { name: format, exact: true }).click();
  await expect(admin.getByTestId('toast').first()).toBeVisible();
  await admin.goto(acme.address('/account/exports'));
  const row = admin.getByRole('row').filter({ hasText: format }).first();
  await expect(async () => {
    await admin.reload();
    await expect(row).toContainText('Completed', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await row.getByRole('link').first().click();
  return downloaded(admin, () => admin.getByRole('button', { name: 'Download the file' }).click());
}

/** The file that a click brings. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await click();
  return readFile(await (await download).path());
}

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { address } from '../support/visit.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a founder uploads a document of the startup, finds it again, downloads and deletes it', async ({ page }) => {
  await openAs(page, 'demo', 'cofounder2', '/startup/file/documents');
  // Larger than a part, so that it travels in several.
  const content = 'Ship in May. '.repeat(100_000);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from(content) },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
  ]);
  await expect(page.getByText(/The content is not that of a .png file/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download plan.txt' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download plan.txt' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(content);
  await page.getByRole('button', { name: 'Delete plan.txt' }).click();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByRole('button', { name: 'Download plan.txt' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Documents/ })).toBeVisible();
  await expect(page.getByText('plan.txt')).toBeHidden();
});

test('a logo and a colour that are saved stand in the frame at once and on the sign-in page for everybody', async ({
  page,
  browser,
}) => {
  await openAs(page, 'rival', 'admin', '/admin/configuration/branding');
  const form = page.locator('main form');
  // Beside the square mark and the picture of the sign-in page that the organisation has.
  for (const place of [0, 2]) {
    await form
      .locator('input[type=file]')
      .nth(place)
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await expect(form.locator('img[src^="/api/pictures/"]')).toHaveCount(place === 0 ? 3 : 4);
  }
  await form.locator('input[value^="#"]').first().fill('#6D28D9');
  await form.locator('button[type=submit]').click();
  const logo = page.getByTestId('sidebar').getByRole('img').first();
  await expect(logo).toHaveAttribute('src', /^\/api\/pictures\//);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.reload();
  await expect(form.locator('input[value="#6D28D9" i]').first()).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(address('rival', '/login'));
  const shown = visitor.getByRole('banner').getByRole('img');
  await expect(shown).toHaveAttribute('src', /^\/api\/pictures\//);
  await expect(async () => {
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  }).toPass();
  await visitor.close();
});

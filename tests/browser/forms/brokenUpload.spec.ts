import { expect, test } from '@playwright/test';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { openAs } from '../pages/openAs.ts';

/** Two pages, the first of which asks for a file: whoever leaves it too early would lose the file. */
test('a file that the network has cut off goes on by itself, and nobody passes it by meanwhile', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await openAs(page, 'demo', 'admin', '/forms/management/new');
  await page.getByLabel('Title', { exact: true }).fill(`Broken upload ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Save form' }).click();
  await page.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  const builder = new FormBuilderPage(page);
  await builder.add('File');
  await builder.write(1, 'Pitch deck');
  await builder.add('Section');
  await builder.write(2, 'More');
  await builder.add('Text');
  await builder.write(3, 'Anything else?');
  await builder.isSaved();
  await builder.publish(1);
  await page.getByRole('link', { name: 'Sharing' }).click();
  await page.getByLabel('Open to everybody with the link').click();
  await page.getByRole('button', { name: 'New link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const desk = await (await browser.newContext()).newPage();
  await desk.goto(link);
  await expect(desk.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await desk.context().setOffline(true);
  await desk.locator('input[type=file]').setInputFiles({
    name: 'deck.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4 '), Buffer.alloc(2_000_000, 'x')]),
  });
  await expect(desk.getByText('No connection. It goes on by itself.')).toBeVisible();
  await expect(desk.getByText('A file is still on its way', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: 'Show it' }).click();
  await expect(desk.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await desk.waitForTimeout(13_000);
  await desk.context().setOffline(false);
  await expect(desk.getByRole('listitem').filter({ hasText: 'deck.pdf' })).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByText('A file is still on its way', { exact: false })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Next' }).click();
  await desk.getByRole('button', { name: 'Next' }).click();
  await expect(desk.getByRole('definition').filter({ hasText: 'deck.pdf' })).toBeVisible();

  // One that is not taken at all is not passed by either.
  await desk.getByRole('button', { name: 'Change' }).first().click();
  await desk.locator('input[type=file]').setInputFiles({
    name: 'deck.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await expect(desk.getByText('A file has not arrived.', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: 'Next' }).click();
  await expect(desk.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await desk.getByRole('button', { name: 'Dismiss deck.exe' }).click();
  await desk.getByRole('button', { name: 'Next' }).click();
  await expect(desk.getByLabel('Anything else?', { exact: false })).toBeVisible();
  await desk.context().close();
});

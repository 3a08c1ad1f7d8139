import { expect, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { Writing } from '../pages/Writing.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('an article with a heading, a list, a link, a picture and a mention is read by whom it mentions', async ({
  browser,
  page,
}) => {
  await openAs(page, 'demo', 'admin', '/articles/management');
  await page.getByRole('button', { name: /New article/i }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('How we work together');
  const body = new Writing(page, /^Body/);
  await body.press('Heading');
  await body.type('Before you begin');
  await page.keyboard.press('Enter');
  await body.type('Ask ');
  await body.mention('Ivan', /Ivan Haddad.*Mentor/);
  await body.type(' or read ');
  await body.link('the guide', 'example.com/guide');
  await page.keyboard.press('Enter');
  await body.press('Bulleted list');
  await body.type('Bring a plan');
  await page.keyboard.press('Enter');
  await body.type('Bring a friend');
  await body.picture({ name: 'yard.png', mimeType: 'image/png', buffer: png }, 'The yard');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByTestId('toast').filter({ hasText: 'Created' })).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await openAs(reader, 'demo', 'mentor', '/');
  await reader.getByRole('button', { name: /Notifications/ }).click();
  await reader
    .getByText(/mentioned you.*How we work together/)
    .first()
    .click();
  await expect(reader.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expect(reader.getByRole('listitem').filter({ hasText: 'Bring a friend' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'http://example.com/guide');
  await expect(reader.getByRole('link', { name: /^@/ })).toHaveAttribute('href', /^\/profile\//);
  const picture = reader.getByRole('img', { name: 'The yard' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(10);
  await reader.context().close();
});

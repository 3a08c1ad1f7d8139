import { expect, test } from '@playwright/test';
import { address, signInBrowser } from '../support/visit.ts';

test('a mentor of the demo reads which line of the spec closes a page', async ({ context, page }) => {
  await signInBrowser(context, 'demo', 'mentor');
  await page.goto(address('demo', '/admin/configuration/general'));
  await expect(page.getByText(/^It is open to: .*Admin/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^spec\/routes\/app\/organisation\.yaml:\d+$/ })).toBeVisible();
});

test('whoever explores opens a bar, points at a menu entry, and copies where it stands', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/tasks'));
  const bar = page.getByRole('complementary', { name: 'Explorer’s bar' });
  await expect(page.getByTestId('sidebar')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('switch', { name: 'Explorer’s bar' }).press('Space');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'YAML under the pointer' }).click();
  const before = page.url();
  await page.locator('[data-spec^="menu/sidebar."]').nth(1).hover();
  await expect(bar.getByText(/^spec\/menus\/sidebar\.yaml:\d+$/)).toBeVisible();
  await page.locator('[data-spec^="menu/sidebar."]').nth(1).click();
  await expect(page.getByText(/^Copied: spec\/menus\/sidebar\.yaml:\d+$/)).toBeVisible();
  expect(page.url()).toBe(before);

  // It is remembered, and links to the other organisations.
  await page.reload();
  await expect(bar.getByRole('link', { name: 'rival' })).toHaveAttribute('href', /\/\/rival\./);
  await bar.getByRole('button', { name: 'Close the bar' }).click();
  await expect(bar).toHaveCount(0);
});

test('whoever explores points at a column, a fact and a field of a form, and reads where each stands', async ({
  context,
  page,
}) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/startups'));
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('switch', { name: 'Explorer’s bar' }).press('Space');
  await page.keyboard.press('Escape');
  const bar = page.getByRole('complementary', { name: 'Explorer’s bar' });
  await bar.getByRole('button', { name: 'YAML under the pointer' }).click();
  await page.getByRole('columnheader', { name: /Program/ }).hover();
  await expect(bar.getByText(/^spec\/screens\/startups\.yaml:\d+$/)).toBeVisible();
  await bar.getByRole('button', { name: 'YAML under the pointer' }).click();

  await page.goto(address('demo', '/account/settings'));
  await bar.getByRole('button', { name: 'YAML under the pointer' }).click();
  await page.getByLabel('First name').first().hover();
  await expect(bar.getByText(/^spec\/entities\/user\.yaml:\d+$/)).toBeVisible();
});

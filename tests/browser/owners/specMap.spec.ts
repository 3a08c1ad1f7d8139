import { expect, test } from '@playwright/test';
import { address, signInBrowser } from '../support/visit.ts';

test('an admin searches the map of the spec, goes from one thing to what it is joined with, and sees what follows', async ({
  context,
  page,
}) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/internal/spec'));
  await expect(page.getByRole('heading', { name: 'Map of the spec' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search the map' }).fill('funnelround');
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toHaveText(/^\d+ of \d\d$/);
  await page.getByRole('button', { name: /^FunnelRound/ }).click();
  await page.getByRole('button', { name: 'funnel → Funnel' }).click();
  await expect(page.getByRole('button', { name: /^Funnel Funnels/ })).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('group', { name: 'Map of the spec' }).getByRole('button', { name: 'Events' }).click();
  await page.getByRole('searchbox', { name: 'Search the map' }).fill('SessionBooked');
  await expect(page.getByText(/^calendar – /)).toBeVisible();
});

test('others are led home, and told so', async ({ context, page }) => {
  await signInBrowser(context, 'demo', 'mentor');
  await page.goto(address('demo', '/internal/spec'));
  await expect(page).toHaveURL(address('demo', '/'));
  await expect(page.getByRole('heading', { level: 1, name: 'You may not see this' })).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { address, signInBrowser } from '../support/visit.ts';

const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');
const sidebarColour = (page: Page) =>
  page.getByTestId('sidebar').evaluate((element) => getComputedStyle(element).backgroundColor);

test('each tenant has its own sign-in page', async ({ page }) => {
  await page.goto(address('demo', '/login'));
  await expect(page).toHaveTitle(/Demo Incubator for founders$/);
  await expect(page.getByRole('heading', { name: /Demo Incubator/ })).toBeVisible();
  await expect.poll(() => description(page)).toBe('Programs for early teams');
  const own = page.getByRole('link', { name: 'Apply for the next batch' });
  await expect(own).toHaveAttribute('href', 'https://demo.test/apply');
  await expect(own).toHaveCSS('background-color', 'rgb(59, 130, 246)');
  await expect(page.getByRole('link', { name: 'Terms and services' })).toHaveAttribute(
    'href',
    'https://demo.test/terms',
  );

  await page.goto(address('rival', '/login'));
  await expect(page).toHaveTitle(/Rival Labs/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Without words of its own for search engines, what the organisation says of itself.
  await expect.poll(() => description(page)).toBe('Un studio d’entreprises à Paris.');
  await expect(page.getByRole('link', { name: 'Apply for the next batch' })).toHaveCount(0);
  await expect(page.getByText('Demo Incubator')).toHaveCount(0);
});

test('a tenant’s colours and its word for a startup are everywhere, in the language of the reader', async ({
  page,
  context,
  browser,
}) => {
  await openAs(page, 'rival', 'admincoach', '/startups');
  await expect(page).toHaveTitle(/venture/i);
  await expect(page.getByTestId('top-nav').getByRole('link', { name: 'Ventures' })).toBeVisible();
  await expect(
    page
      .getByTestId('sidebar')
      .getByText(/venture/i)
      .first(),
  ).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/startup/i);
  expect(await sidebarColour(page)).toBe('rgb(255, 255, 255)');

  await page.getByRole('button', { name: 'Votre compte' }).click();
  await page.getByRole('combobox').selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'lang_pref', value: 'en' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('menuitem', { name: 'Venture', exact: true })).toBeVisible();

  // Another browser: the language is the user's, not the device's.
  const elsewhere = await browser.newContext();
  await signInBrowser(elsewhere, 'rival', 'admincoach');
  const other = await elsewhere.newPage();
  await other.goto(address('rival', '/startups'));
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.getByTestId('top-nav').getByRole('link', { name: 'Ventures' })).toBeVisible();
  await elsewhere.close();

  const third = await browser.newContext();
  await signInBrowser(third, 'demo', 'admincoach');
  const demo = await third.newPage();
  await demo.goto(address('demo', '/startups'));
  await expect(demo.getByTestId('top-nav').getByRole('link', { name: 'Startups' })).toBeVisible();
  expect(await sidebarColour(demo)).toBe('rgb(15, 23, 42)');
  await third.close();
});

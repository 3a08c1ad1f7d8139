import { expect, type Page, test } from '@playwright/test';
import { AccountPanel } from '../pages/AccountPanel.ts';
import { openAs } from '../pages/openAs.ts';
import { goWithin } from '../support/goWithin.ts';
import { address, signInBrowser } from '../support/visit.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const scheme = (page: Page) => page.locator('html');

test('the account panel opens, changes to dark for good and logs out', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'coach', { ownToken: true });
  await page.goto(address('demo', '/'));
  await expect(page.getByTestId('clock')).toHaveText(/^\d{2}:\d{2}\s[AP]M$/i);
  const account = new AccountPanel(page);
  await account.open();
  await expect(account.panel.getByText('coach@demo.test')).toBeVisible();
  await account.close();
  await expect(account.panel).toHaveCount(0);

  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  await account.open();
  await account.chooseDarkMode();
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await stored(page, 'aa:app-dark-mode')).toBe('true');
  await page.reload();
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await account.open();
  await expect(await account.findSupport()).toHaveAttribute('href', 'mailto:support@demo.test');
  await account.logOut();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page, 'accelerator-token')).toBeNull();
});

test('the sidebar stays closed, a page begins at its top, the bar comes below 576 px', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/startups/management');
  const sidebar = page.getByTestId('sidebar');
  await expect(sidebar).toBeVisible();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(sidebar).toHaveCount(0);
  expect(await stored(page, 'aa:default-layout-sidebar-open')).toBe('false');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect(sidebar).toHaveCount(0);

  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
    window.scrollTo(0, 900);
  });
  await page.getByTestId('top-nav').getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const bar = page.getByTestId('mobile-bar');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.setViewportSize({ width: 577, height: 700 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 575, height: 700 });
  await expect(bar).toBeVisible();
  const sideways = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
  await page.setViewportSize({ width: 769, height: 700 });
  await expect.poll(sideways).toBeGreaterThan(200);
  await page.setViewportSize({ width: 767, height: 700 });
  await expect.poll(sideways).toBe(0);
});

test('the top navigation names the area of every page that has no entry of its own', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.setViewportSize({ width: 1900, height: 800 });
  await page.goto(address('demo', '/'));
  const current = page.getByTestId('top-nav').locator('[aria-current="page"]');
  await expect(current).toHaveText('Home');
  for (const [path, name] of [
    ['/calendar', 'Calendar'],
    ['/availability/weekly', 'Calendar'],
    ['/articles/management', 'Articles'],
    ['/admin/configuration/general', 'Settings'],
    ['/account/settings', 'Account'],
    ['/feedback/management', 'Feedback'],
    ['/tasks', 'Tasks'],
    ['/emails/management', 'E-mails'],
    ['/forms/management', 'Forms'],
    ['/coaching', 'Coaching'],
    ['/taxonomy/tags/skills', 'Taxonomy'],
    ['/admin/data-assets', 'Management'],
    ['/admin/configuration/branding', 'Settings'],
  ] as const) {
    await goWithin(page, path);
    await expect(current, path).toHaveText(name);
  }
});

test('the search finds by keys alone what the reader may open, and nothing else', async ({ page, browser }) => {
  await openAs(page, 'demo', 'admin', '/');
  await expect(page.getByTestId('sidebar').getByRole('link').first()).toBeVisible();
  await page.locator('main').focus();
  // Without a pause: the field is fetched with the first key.
  await page.keyboard.type('/tasks of people');
  const dialog = page.getByRole('dialog', { name: /search/i });
  await expect(dialog.getByText('Work › Tasks')).toBeVisible();
  // The focus comes with the dialog, which may still be opening.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('[data-selected]')).toContainText('Work › Tasks', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\/users$/);
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search modules').fill('branding');
  await expect(dialog.getByRole('button', { name: /Branding/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const other = await browser.newContext();
  await signInBrowser(other, 'demo', 'applicant');
  const applicant = await other.newPage();
  await applicant.goto(address('demo', '/'));
  await expect(applicant.getByTestId('sidebar').getByRole('link').first()).toBeVisible();
  await expect(applicant.getByRole('button', { name: 'Create', exact: true })).toHaveCount(0);
  await applicant.keyboard.type('/branding');
  await expect(applicant.getByText('No results for "branding"')).toBeVisible();
  await other.close();
});

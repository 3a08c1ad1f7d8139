import { expect, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { goWithin } from '../support/goWithin.ts';
import { address, signInBrowser, signInByForm } from '../support/visit.ts';

test('signing in by the form leads back to where one wanted to go, the query included', async ({ page }) => {
  await page.goto(address('demo', '/startups/management?q=a&tab=active'));
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, 'demo', 'admin', '/login');
  await expect(page).toHaveURL(/\/startups\/management\?.*q=a/);
});

test('a wrong password says so, keeps the address typed and stores nothing', async ({ page }) => {
  await page.goto(address('demo', '/login'));
  await page.locator('input[type=email], input[name=email]').first().fill('admin@demo.test');
  await page.locator('input[type=password]').fill('wrong');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('There was a problem with your log in:')).toBeVisible();
  await expect(page.locator('input[type=email], input[name=email]').first()).toHaveValue('admin@demo.test');
  expect(await page.evaluate(() => localStorage.getItem('accelerator-token'))).toBeNull();
});

test('an unconfirmed colleague sees only that, and gets the mail again', async ({ page }) => {
  await openAs(page, 'demo', 'pending', '/tasks');
  await expect(page.getByText('You have not confirmed your email yet')).toBeVisible();
  await page.getByRole('button', { name: /resend/i }).click();
  await expect(page.getByText('email sent, please check your email')).toBeVisible();
});

test("whoever may not open the tasks is not offered today's, nor asks for them", async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'applicant');
  const operations: string[] = [];
  page.on('request', (request) => operations.push(request.postData() ?? ''));
  await page.goto(address('demo', '/'));
  await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();
  await expect(page.getByTestId('task-badge')).toHaveCount(0);
  expect(operations.filter((operation) => operation.includes('TodaysTasks'))).toEqual([]);
});

test('an unknown address and an unknown organisation say so', async ({ page }) => {
  await page.goto(address('demo', '/no/such/page'));
  await expect(page.getByText('This link does not exist')).toBeVisible();
  await page.goto(address('nope', '/'));
  await expect(page).toHaveURL(/\/incubator-not-found$/);
  await expect(page).toHaveTitle(/Lost in the cosmos you are/);
});

test('Arabic runs right to left', async ({ page }) => {
  await openAs(page, 'noor', 'mentor', '/tasks');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const box = await page.getByRole('navigation').first().boundingBox();
  expect(box?.x ?? 0).toBeGreaterThan(600);
});

test('dark follows the system until one chooses', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  await signInBrowser(context, 'demo', 'staff');
  const page = await context.newPage();
  await page.goto(address('demo', '/'));
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await context.close();
});

test('a phone has the bar at the bottom and nothing to scroll sideways', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true });
  await signInBrowser(context, 'demo', 'cofounder');
  const page = await context.newPage();
  for (const path of ['/', '/tasks', '/account/settings']) {
    await page.goto(address('demo', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
  }
  const bar = page.getByTestId('mobile-bar');
  await expect(bar).toBeVisible();
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    scrollTo(0, 600);
  });
  await expect(bar).toHaveAttribute('data-hidden', 'true');
  await page.evaluate(() => scrollTo(0, 300));
  await expect(bar).toHaveAttribute('data-hidden', 'false');
  for (const path of ['/coaching/session/unknown', '/application/unknown']) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  }
  await context.close();
});

test('what one tenant switched off leads to the plan, and is locked in the menu', async ({ page }) => {
  await openAs(page, 'rival', 'admin', '/fields/customs');
  await expect(page).toHaveURL(/\/admin\/configuration\/plan\?missing=customFieldsEdit$/);
});

test('signing out in one tab signs the other out', async ({ context }) => {
  await signInBrowser(context, 'demo', 'evaluator');
  const one = await context.newPage();
  const two = await context.newPage();
  await one.goto(address('demo', '/tasks'));
  await two.goto(address('demo', '/tasks'));
  await expect(two.getByRole('heading', { level: 1 })).toBeVisible();
  await one.evaluate(() => localStorage.removeItem('accelerator-token'));
  await expect(two).toHaveURL(/\/login$/, { timeout: 10_000 });
});

test('what was chosen in a table is taken back with Back', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/startups/management');
  await page.getByRole('button', { name: 'Graduated' }).click();
  await expect(page).toHaveURL(/tab=graduated/);
  await page.goBack();
  await expect(page).toHaveURL(/\/startups\/management$/);
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a page that is clicked without a network says so, and is there when the network is back', async ({ context }) => {
  await signInBrowser(context, 'demo', 'admin');
  const page = await context.newPage();
  await page.goto(address('demo', '/tasks'));
  await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Resources' }).first().click();
  await expect(page.getByRole('heading', { name: 'No connection. We keep trying.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Resources', level: 1 })).toBeVisible();
});

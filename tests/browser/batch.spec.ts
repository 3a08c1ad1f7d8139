import { expect, type Locator, type Page, test } from '@playwright/test';
import { address, signInBrowser } from './visit.ts';

/** Chooses the first rows of a table. */
async function chooseRows(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('row').getByRole('checkbox');
  await expect(boxes.nth(count)).toBeVisible();
  for (let index = 1; index <= count; index += 1) await boxes.nth(index).check();
}

async function begin(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const panel = (page: Page): Locator => page.getByTestId('batch-panel');

test('tags, invitations and statuses are set for many at once, and a panel tells what became of it', async ({
  page,
  context,
}) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/startups/management'));
  await chooseRows(page, 3);
  await begin(page, 'Request metrics');
  await page.getByRole('dialog').getByRole('button', { name: 'Request metrics' }).click();
  await expect(panel(page)).toContainText('Processing 3/3 startups.');
  await expect(panel(page)).toHaveCount(0, { timeout: 5000 });

  // People who have been here for long can't be invited: all fail, and the panel stays.
  await page.goto(address('demo', '/admin/configuration/users?tab=employee'));
  await chooseRows(page, 2);
  await begin(page, 'Invite again');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite again' }).click();
  await expect(panel(page)).toContainText('There was problem processing your request.');
  await expect(panel(page)).toContainText('Failed: 2 users.');
  await expect(panel(page)).toHaveAttribute('data-kind', 'error');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);

  await page.goto(address('demo', '/applications/overview?tab=evaluation'));
  const counted = page.getByRole('heading', { level: 1 });
  await chooseRows(page, 2);
  const before = await counted.textContent();
  await begin(page, 'Set status');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Under review' }).click();
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await expect(panel(page)).toContainText('Processing 2/2 applications.');
  await expect(counted).not.toHaveText(before ?? '');
});

test('whoever may do nothing with many applications at once is not offered it', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'evaluator');
  await page.goto(address('demo', '/applications/overview'));
  await chooseRows(page, 1);
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0);
});

test('what a table shows is kept as a view, and found again after a reload', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'staff');
  await page.goto(address('demo', '/startups/management?tab=graduated&sort=-name&q=a'));
  const views = page.getByRole('button', { name: 'Saved views' });
  await views.click();
  await page.getByRole('textbox', { name: 'Save what the table shows as' }).fill('Graduates');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const kept = page.getByRole('button', { name: 'Graduates', exact: true });
  await expect(kept).toHaveAttribute('aria-current', 'true');

  await page.goto(address('demo', '/startups/management'));
  await views.click();
  await kept.click();
  await expect(page).toHaveURL(/tab=graduated/);
  await expect(page).toHaveURL(/sort=-name/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a');

  await views.click();
  await page.getByRole('button', { name: 'Delete Graduates' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('View deleted')).toBeVisible();
  await views.click();
  await expect(page.getByRole('button', { name: 'Active, newest first', exact: true })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

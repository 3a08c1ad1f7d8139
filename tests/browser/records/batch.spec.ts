import { expect, type Locator, type Page, test } from '@playwright/test';
import { address, signInBrowser } from '../support/visit.ts';

// One after the other: a page shows what runs for its reader wherever it was begun.
test.describe.configure({ mode: 'default' });

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

  // What has been decided so already can't be decided so again: all fail, and the panel stays.
  await page.goto(address('demo', '/applications/overview?tab=accepted'));
  await chooseRows(page, 2);
  await begin(page, 'Accept');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(panel(page)).toContainText('There was problem processing your request.');
  await expect(panel(page)).toContainText('Failed: 2 applications.');
  await expect(panel(page)).toHaveAttribute('data-kind', 'error');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);

  // People who have been here for long can't be invited, so nobody offers to.
  await page.goto(address('demo', '/admin/configuration/users?tab=employee'));
  await chooseRows(page, 2);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Invite again' })).toHaveCount(0);

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

test('a panel is there again after the page was loaded anew, with its progress and what became of it', async ({
  page,
  context,
}) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/applications/overview?tab=rejected'));
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await begin(page, 'Reject');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(panel(page)).toContainText(/Processing \d+\/\d+ applications|\d+ failed/);
  await page.reload();
  await expect(panel(page)).toContainText(/Processing \d+\/\d+ applications|\d+ failed/);
  await expect(panel(page)).toContainText(/processed and \d+ failed/, { timeout: 30_000 });
  const result = await panel(page).textContent();

  // Its result outlives another reload, until somebody closes it.
  await page.reload();
  await expect(panel(page)).toHaveText(result ?? '');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('whoever may do nothing with many applications at once is offered no rows to choose', async ({
  page,
  context,
}) => {
  await signInBrowser(context, 'demo', 'evaluator');
  await page.goto(address('demo', '/applications/overview'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row').getByRole('checkbox')).toHaveCount(0);
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

test('people are invited from a file by an operation that goes on when its page is left', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/admin/configuration/users'));
  await page.getByRole('button', { name: 'Invite people from a file' }).click();
  const dialog = page.getByRole('dialog');
  const send = async (name: string, lines: readonly string[]): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  };
  await send('people.csv', ['name', 'Ada']);
  await expect(dialog.getByRole('alert')).toContainText('no column email');
  const people = Array.from({ length: 30 }, (_, at) => `fromfile${at}@demo.test,Fromfile${at},Person,Mentor`);
  await send('people.csv', ['email,firstName,lastName,role', ...people, 'not-an-address,Wrong,Line,Mentor']);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(panel(page)).toContainText('Line 32: Email is not a valid email');
  await page.goto(address('demo', '/admin/configuration/users?q=Fromfile29'));
  await expect(page.getByText('Fromfile29 Person')).toBeVisible();
});

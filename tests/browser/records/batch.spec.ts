import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { TablePage } from '../pages/TablePage.ts';
import { ask } from '../support/ask.ts';
import { address, tokenOf } from '../support/visit.ts';

/** Somebody else rejects the first of the chosen applications while the operation on all of them is on its way to the server. */
async function rejectMeanwhile(page: Page, count: number): Promise<void> {
  const token = await tokenOf('demo', 'staff');
  const reject = 'mutation ($id: ID!) { updateApplication(id: $id, input: { status: rejected }) { _id } }';
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { operationName?: string; variables?: { ids?: string[] } };
    if (asked.operationName === 'StartApplicationBatch') {
      for (const id of (asked.variables?.ids ?? []).slice(0, count)) await ask('demo', token, reject, { id });
    }
    await route.continue();
  });
}

// One after the other: a page shows what runs for its reader wherever it was begun.
test.describe.configure({ mode: 'default' });

test('tags, invitations and statuses are set for many at once, and a panel tells what became of it', async ({
  page,
}) => {
  // Their own, which have reported nothing: what those of the demo have reported depends on the day of the month.
  const token = await tokenOf('demo', 'admin');
  for (const name of ['Unasked One', 'Unasked Two', 'Unasked Three']) {
    await ask('demo', token, 'mutation ($input: StartupCreateInput!) { createStartup(input: $input) { _id } }', {
      input: { name },
    });
  }
  await openAs(page, 'demo', 'admin', '/startups/management?q=Unasked');
  const table = new TablePage(page);
  await table.choose(3);
  await table.act('Request metrics');
  await expect(table.panel).toContainText('Processing 3/3 startups.');
  await expect(table.panel).toHaveCount(0, { timeout: 5000 });

  // What somebody else decided so meanwhile can't be decided so again: all fail, and the panel stays.
  await page.goto(address('demo', '/applications/overview?tab=evaluation'));
  await table.choose(2);
  await rejectMeanwhile(page, 2);
  await table.act('Reject');
  await expect(table.panel).toContainText('There was problem processing your request.');
  await expect(table.panel).toContainText('Failed: 2 applications.');
  await expect(table.panel).toHaveAttribute('data-kind', 'error');
  await table.closePanel();
  await expect(table.panel).toHaveCount(0);
  await page.unroute('**/graphql');

  // People who have been here for long can't be invited, so nobody offers to.
  await page.goto(address('demo', '/admin/configuration/users?tab=employee'));
  await table.choose(2);
  await table.openActions();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Invite again' })).toHaveCount(0);

  await page.goto(address('demo', '/applications/overview?tab=evaluation'));
  const counted = page.getByRole('heading', { level: 1 });
  await table.choose(2);
  const before = await counted.textContent();
  await table.begin('Set status');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Under review' }).click();
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await expect(table.panel).toContainText('Processing 2/2 applications.');
  await expect(counted).not.toHaveText(before ?? '');
});

test('a panel is there again after the page was loaded anew, with its progress and what became of it', async ({
  page,
}) => {
  await openAs(page, 'demo', 'admin', '/applications/overview?tab=evaluation');
  const table = new TablePage(page);
  await table.choose(6);
  await rejectMeanwhile(page, 1);
  await table.act('Reject');
  await expect(table.panel).toContainText(/Processing \d+\/\d+ applications|\d+ failed/);
  await page.reload();
  await expect(table.panel).toContainText(/Processing \d+\/\d+ applications|\d+ failed/);
  await expect(table.panel).toContainText(/processed and \d+ failed/, { timeout: 30_000 });
  const result = await table.panel.textContent();

  // Its result outlives another reload, until somebody closes it.
  await page.reload();
  await expect(table.panel).toHaveText(result ?? '');
  await table.closePanel();
  await page.reload();
  await expect(table.rows.nth(3)).toBeVisible();
  await expect(table.panel).toHaveCount(0);
});

test('whoever may do nothing with many applications at once is offered no rows to choose', async ({ page }) => {
  await openAs(page, 'demo', 'evaluator', '/applications/overview');
  const table = new TablePage(page);
  await expect(table.rows.nth(1)).toBeVisible();
  await expect(table.rows.getByRole('checkbox')).toHaveCount(0);
});

test('what a table shows is kept as a view, and found again after a reload', async ({ page }) => {
  await openAs(page, 'demo', 'staff', '/startups/management?tab=graduated&sort=-name&q=a');
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

test('people are invited from a file by an operation that goes on when its page is left', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/admin/configuration/users');
  const table = new TablePage(page);
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
  await expect(table.panel).toContainText('Line 32: Email is not a valid email');
  await page.goto(address('demo', '/admin/configuration/users?q=Fromfile29'));
  await expect(page.getByText('Fromfile29 Person')).toBeVisible();
});

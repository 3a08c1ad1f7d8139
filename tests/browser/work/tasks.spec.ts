import { expect, type Page, test } from '@playwright/test';
import { TcpProxy } from '../../support/TcpProxy.ts';
import { ask } from '../support/ask.ts';
import { address, port, signInBrowser, tokenOf } from '../support/visit.ts';

/** Finds a task and waits until the list shows nothing else: rows that are about to go are nothing to click on. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder('Search tasks').fill(words);
  await expect(page.getByTestId('task').filter({ hasNotText: words })).toHaveCount(0);
  await expect(task(page, words)).toBeVisible();
}

const task = (page: Page, name: string) => page.getByTestId('task').filter({ hasText: name });

async function assign(account: string, name: string, hours = 1): Promise<string> {
  const me = (await ask('demo', await tokenOf('demo', account), '{ currentUser { _id } }')).currentUser as {
    _id: string;
  };
  const data = await ask(
    'demo',
    await tokenOf('demo', 'admin'),
    'mutation ($name: String, $due: DateTime!, $user: ID!) { createTask(name: $name, dueDate: $due, assignees: [{ type: User, value: $user }]) { _id } }',
    { name, due: new Date(Date.now() + hours * 3_600_000).toISOString(), user: me._id },
  );
  return (data.createTask as { _id: string })._id;
}

async function badge(page: Page): Promise<number> {
  const label = (await page.getByRole('button', { name: /Today's tasks/ }).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0] ?? 0);
}

test('a task is written, changed and deleted', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'staff');
  await page.goto(address('demo', '/tasks'));
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is a required field')).toBeVisible();
  await dialog.getByLabel('Task name').fill('Call the caterer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task created')).toBeVisible();
  await search(page, 'caterer');

  await task(page, 'Call the caterer')
    .getByRole('button', { name: /Options of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByText('Created At')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Updated At')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Task name').fill('Call the other caterer');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(task(page, 'Call the other caterer')).toBeVisible();

  await task(page, 'Call the other caterer')
    .getByRole('button', { name: /Options of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this task?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(task(page, 'Call the other caterer')).toHaveCount(0);
});

test('a tick is there at once and stays after a reload', async ({ page, context }) => {
  await assign('coach', 'Tick me off');
  await signInBrowser(context, 'demo', 'coach');
  await page.goto(address('demo', '/tasks'));
  await search(page, 'Tick me off');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('updateTaskDone'))
      await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const box = task(page, 'Tick me off').getByRole('checkbox');
  await box.click();
  await expect(box).toBeChecked({ timeout: 700 });
});

test('the badge moves in the other browser', async ({ browser }) => {
  const context = await browser.newContext();
  await signInBrowser(context, 'demo', 'mentor');
  const page = await context.newPage();
  await page.goto(address('demo', '/tasks'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1500);
  const before = await badge(page);

  const other = await browser.newContext();
  await signInBrowser(other, 'demo', 'admin');
  const admin = await other.newPage();
  await admin.goto(address('demo', '/tasks'));
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();

  const soon = await assign('mentor', 'Due soon');
  await expect.poll(() => badge(page), { timeout: 5000 }).toBe(before + 1);
  await assign('mentor', 'Due in five days', 24 * 5);
  await page.waitForTimeout(800);
  expect(await badge(page)).toBe(before + 1);
  await ask('demo', await tokenOf('demo', 'admin'), 'mutation ($id: ID!) { deleteTask(taskId: $id) }', { id: soon });
  await expect.poll(() => badge(page), { timeout: 5000 }).toBe(before);
  await context.close();
  await other.close();
});

test('a tick while the network is cut is taken back and says why', async ({ browser }) => {
  test.setTimeout(180_000);
  await assign('expert', 'Cut off');
  const proxy = await TcpProxy.start(port());
  const context = await browser.newContext();
  await signInBrowser(context, 'demo', 'expert');
  const page = await context.newPage();
  await page.goto(`http://demo.localhost:${proxy.port}/tasks`);
  await search(page, 'Cut off');
  await page.waitForTimeout(2500);
  const box = task(page, 'Cut off').getByRole('checkbox');
  await expect(box).toBeVisible();
  proxy.cut();
  await box.click();
  await expect(page.getByText('Network Error')).toBeVisible({ timeout: 120_000 });
  await expect(box).not.toBeChecked();
  proxy.mend();
  await context.close();
  await proxy.stop();
});

test('automatic tasks and tasks of others cannot be ticked, and say why', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/tasks'));
  const automatic = page
    .getByRole('checkbox', { name: /This task will automatically be marked as done when it is completed/ })
    .first();
  await expect(automatic).toBeDisabled();
});

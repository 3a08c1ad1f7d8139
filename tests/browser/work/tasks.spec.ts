import { expect, test } from '@playwright/test';
import { TcpProxy } from '../../support/TcpProxy.ts';
import { openAs } from '../pages/openAs.ts';
import { TaskList } from '../pages/TaskList.ts';
import { ask } from '../support/ask.ts';
import { address, port, signInBrowser, tokenOf } from '../support/visit.ts';

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

test('a task is written, changed and deleted', async ({ page }) => {
  await openAs(page, 'demo', 'staff', '/tasks');
  const tasks = new TaskList(page);
  await tasks.add();
  await tasks.save();
  await expect(tasks.dialog.getByText('Name is a required field')).toBeVisible();
  await tasks.name('Call the caterer');
  await tasks.save();
  await expect(page.getByText('Task created')).toBeVisible();
  await tasks.search('caterer');

  await tasks.chooseOf('Call the caterer', 'Edit');
  await expect(tasks.dialog.getByText('Created At')).toBeVisible();
  await expect(tasks.dialog.getByText('Updated At')).toBeVisible();
  await tasks.name('Call the other caterer');
  await tasks.save();
  await expect(tasks.task('Call the other caterer')).toBeVisible();

  await tasks.chooseOf('Call the other caterer', 'Delete');
  await expect(page.getByText('Are you sure you want to delete this task?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(tasks.task('Call the other caterer')).toHaveCount(0);
});

test('a tick is there at once and stays after a reload', async ({ page }) => {
  await assign('coach', 'Tick me off');
  await openAs(page, 'demo', 'coach', '/tasks');
  const tasks = new TaskList(page);
  await tasks.search('Tick me off');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('updateTaskDone'))
      await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const box = tasks.task('Tick me off').getByRole('checkbox');
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
  const tasks = new TaskList(page);
  const before = await tasks.due();

  const other = await browser.newContext();
  await signInBrowser(other, 'demo', 'admin');
  const admin = await other.newPage();
  await admin.goto(address('demo', '/tasks'));
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();

  const soon = await assign('mentor', 'Due soon');
  await expect.poll(() => tasks.due(), { timeout: 5000 }).toBe(before + 1);
  await assign('mentor', 'Due in five days', 24 * 5);
  await page.waitForTimeout(800);
  expect(await tasks.due()).toBe(before + 1);
  await ask('demo', await tokenOf('demo', 'admin'), 'mutation ($id: ID!) { deleteTask(taskId: $id) }', { id: soon });
  await expect.poll(() => tasks.due(), { timeout: 5000 }).toBe(before);
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
  const tasks = new TaskList(page);
  await tasks.search('Cut off');
  await page.waitForTimeout(2500);
  const box = tasks.task('Cut off').getByRole('checkbox');
  await expect(box).toBeVisible();
  proxy.cut();
  await box.click();
  await expect(page.getByText('Network Error')).toBeVisible({ timeout: 120_000 });
  await expect(box).not.toBeChecked();
  proxy.mend();
  await context.close();
  await proxy.stop();
});

test('what others did while the connection was lost is there once it is back', async ({ browser }) => {
  test.setTimeout(120_000);
  const proxy = await TcpProxy.start(port());
  const context = await browser.newContext();
  await signInBrowser(context, 'demo', 'expert');
  const page = await context.newPage();
  await page.goto(`http://demo.localhost:${proxy.port}/tasks`);
  const tasks = new TaskList(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(2500);
  proxy.cut();
  await assign('expert', 'Came meanwhile');
  await page.waitForTimeout(1500);
  await expect(tasks.task('Came meanwhile')).toHaveCount(0);
  proxy.mend();
  await expect(tasks.task('Came meanwhile').first()).toBeVisible({ timeout: 40_000 });
  await context.close();
  await proxy.stop();
});

test('automatic tasks and tasks of others cannot be ticked, and say why', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/tasks');
  const automatic = page
    .getByRole('checkbox', { name: /This task will automatically be marked as done when it is completed/ })
    .first();
  await expect(automatic).toBeDisabled();
});

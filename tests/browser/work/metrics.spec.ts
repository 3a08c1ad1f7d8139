import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

/** Runs an operation as somebody of a tenant, past the browser. */
const askAs = async (tenant: string, account: string, query: string, variables: Record<string, unknown> = {}) =>
  ask(tenant, await tokenOf(tenant, account), query, variables);

async function startupOf(tenant: string, account: string): Promise<{ readonly _id: string; readonly name: string }> {
  const data = await askAs(tenant, account, '{ currentUser { startups { _id name } } }');
  const [startup] = (data.currentUser as { startups: { _id: string; name: string }[] }).startups;
  if (!startup) throw new Error(`${account} has no startup`);
  return startup;
}

/** Asks a startup for its categorization, as staff do; due yesterday, so that it comes before what is asked already. */
async function askForCategorization(page: Page, startup: string): Promise<void> {
  await page.goto(address('demo', '/startups/metrics/data-collection'));
  await page.getByRole('button', { name: 'New Data request' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask for data' });
  await panel.getByLabel('Startup', { exact: true }).fill(startup);
  await page.getByRole('option', { name: startup }).click();
  await panel.getByLabel('Asked for', { exact: true }).click();
  await page.getByRole('option', { name: 'Categorization' }).click();
  await panel.getByLabel('Due').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 16));
  await panel.getByRole('button', { name: 'Send request' }).click();
  await expect(panel).toHaveCount(0);
}

/** What the page sends, by the name of the operation. */
function sentBy(page: Page): { readonly name: string; readonly variables: unknown }[] {
  const sent: { name: string; variables: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as { operationName: string; variables: unknown };
    sent.push({ name: operationName, variables });
  });
  return sent;
}

test('staff ask, a founder categorizes the startup and reports its metrics; the task is done and the file tells', async ({
  page,
  context,
  browser,
}) => {
  const { _id: startup, name } = await startupOf('demo', 'cofounder2');
  const staff = await browser.newContext();
  await signInBrowser(staff, 'demo', 'admin');
  await askForCategorization(await staff.newPage(), name);
  await staff.close();

  await signInBrowser(context, 'demo', 'cofounder2', { isPrompted: true });
  const sent = sentBy(page);
  await page.goto(address('demo', '/'));
  const question = page.getByRole('dialog', { name: 'You have metrics to update' });
  await expect(question.getByText('Please update your metrics')).toBeVisible();
  await question.getByRole('button', { name: 'Fill now' }).click();
  await expect(question).toHaveCount(0);

  const form = page.getByRole('dialog', { name: 'Please update these metrics.' });
  const save = form.getByRole('button', { name: 'Save' });
  await form.getByRole('radiogroup').getByLabel('No').check();
  await expect(form.getByRole('radiogroup')).toHaveCount(5);
  for (const index of [1, 2, 3, 4]) {
    await expect(save).toBeDisabled();
    await form.getByRole('radiogroup').nth(index).getByLabel('Yes').check();
  }
  await save.click();

  await expect(form.getByText(/^Update the data for the month of/)).toBeVisible();
  const checks = sent.filter((one) => one.name === 'MetricsChecker').length;
  await save.click();
  await expect(form.getByText('You need to fill at least one of these fields')).toBeVisible();
  await form.getByLabel('Monthly revenue').pressSequentially('1234.5');
  await expect(form.getByLabel('Monthly revenue')).toHaveValue('$1234.5');
  await form.getByLabel('Churn').pressSequentially('-12.5');
  await expect(form.getByLabel('Churn')).toHaveValue('12.5 %');
  await form.getByLabel('Paying customers').fill('11');
  await form.getByLabel('Active users').fill('10');
  await save.click();
  await expect(form.getByText('This must be less than Active users')).toBeVisible();
  await form.getByLabel('Active users').fill('20');
  for (const metric of ['Monthly costs', 'Team size', 'Runway']) await form.getByLabel(metric).fill('7');
  await form.locator('input[type=date]').fill('2030-05-01');
  await save.click();
  await expect(form).toHaveCount(0);
  expect(sent.filter((one) => one.name === 'MetricsChecker').length).toBeGreaterThan(checks);
  const open = await askAs(
    'demo',
    'cofounder2',
    '{ myTasksPaginated(queryOptions: { completionStatus: PENDING }, limit: 100) { results { taskType } } }',
  );
  expect(JSON.stringify(open)).not.toContain('"metrics"');

  await page.goto(address('demo', `/startup/${startup}/file/analytics`));
  await page.getByRole('button', { name: 'Update metrics' }).click();
  await expect(form.getByText('Metrics are up to date.')).toBeVisible();
  await form.getByRole('button', { name: 'Skip' }).click();
  await page.goto(address('demo', `/startup/${startup}/file/activities`));
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Key data submitted' }).first()).toContainText(
    '$1,235',
  );
  await expect(timeline.getByText('Categorization updated').first()).toBeVisible();
});

test('whoever skips is not asked again in the same tab, in another one they are', async ({ context }) => {
  await signInBrowser(context, 'rival', 'cofounder2', { isPrompted: true });
  const page = await context.newPage();
  const sent = sentBy(page);
  await page.goto(address('rival', '/'));
  const question = page.getByRole('dialog', { name: 'Vous avez des indicateurs à mettre à jour' });
  await question.getByRole('button', { name: 'Remplir maintenant' }).click();
  const form = page.getByRole('dialog');
  const money = form.getByRole('textbox').first();
  await money.pressSequentially('12,5');
  await expect(money).toHaveValue(/^12,5\s€$/u);
  await form.getByRole('button', { name: 'Ignorer' }).click();
  await expect(form).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('aa:metrics-prompt-shown'))).toBe('true');

  sent.length = 0;
  await page.reload();
  await expect.poll(() => sent.some(({ name }) => name === 'MetricsChecker')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(address('rival', '/'));
  await expect(other.getByRole('dialog', { name: 'Vous avez des indicateurs à mettre à jour' })).toBeVisible();
});

test('nobody but founders is asked for metrics', async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'mentor', { isPrompted: true });
  const sent = sentBy(page);
  await page.goto(address('demo', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent.filter(({ name }) => name === 'MetricsChecker')).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const DAY_MS = 86_400_000;
const words = 'For the board meeting on Friday';

/** Asks a startup for a single day long ago, so that nothing else is asked for it; due yesterday. */
async function askWithWords(page: Page, startup: string): Promise<void> {
  await page.goto(address('demo', '/startups/metrics/data-collection'));
  await page.getByRole('button', { name: 'New Data request' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask for data' });
  await panel.getByLabel('Startup', { exact: true }).fill(startup);
  await page.getByRole('option', { name: startup }).click();
  await panel.getByLabel('Asked for', { exact: true }).click();
  await page.getByRole('option', { name: 'Metrics' }).click();
  await panel.getByLabel('Due').fill(new Date(Date.now() - DAY_MS).toISOString().slice(0, 16));
  const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  await panel.getByLabel(/^From/).fill(day);
  await panel.getByLabel(/^To/).fill(day);
  await panel.getByLabel('Message').fill(words);
  await panel.getByRole('button', { name: 'Send request' }).click();
  await expect(panel).toHaveCount(0);
}

test('staff ask with words and remind, a founder reports from home, and the board shows it', async ({
  page,
  context,
  browser,
}) => {
  const token = await tokenOf('demo', 'cofounder');
  const data = await ask('demo', token, '{ currentUser { startups { _id name } } }');
  const [startup] = (data.currentUser as { startups: { _id: string; name: string }[] }).startups;
  if (!startup) throw new Error('cofounder has no startup');

  const staff = await browser.newContext();
  await signInBrowser(staff, 'demo', 'admin');
  const office = await staff.newPage();
  await askWithWords(office, startup.name);
  await office.goto(address('demo', '/startups/metrics/board'));
  const row = office.getByRole('table', { name: 'Who has reported what' }).getByRole('row', { name: startup.name });
  // Other tests may have asked others for later periods: which column it is does not matter.
  await expect(row.getByText('Late').first()).toBeVisible();
  await row.getByRole('button', { name: `Remind ${startup.name}` }).click();
  await expect(row.getByText('Reminded today')).toBeVisible();

  await signInBrowser(context, 'demo', 'cofounder');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address('demo', '/'));
  // It has not been categorized: the question comes in each tab.
  const question = page.getByRole('dialog', { name: 'You have metrics to update' });
  await expect(question.getByText(words)).toBeVisible();
  await question.getByText('Not now').click();
  await expect(question).toHaveCount(0);
  const home = page.getByRole('main');
  await expect(home.getByText(words).first()).toBeVisible();
  await home
    .getByRole('button', { name: /^Report now/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Please update these metrics.' });
  await expect(form.getByText(words)).toBeVisible();
  await form.getByLabel('Churn').fill('1');
  for (const metric of ['Monthly revenue', 'Paying customers', 'Monthly costs', 'Team size', 'Runway'])
    await form.getByLabel(metric).fill('7');
  await form.getByLabel('Active users').fill('20');
  await form.locator('input[type=date]').fill('2030-05-01');
  await form.getByRole('button', { name: 'Save' }).click();
  // What else this startup is asked waits behind it.
  await expect(form.getByRole('radiogroup').first()).toBeVisible();
  await form.getByRole('button', { name: 'Skip' }).click();
  await expect(form).toHaveCount(0);
  await expect(home.getByText(words)).toHaveCount(0);

  await office.reload();
  await expect(row.getByText('Done').first()).toBeVisible();
  await expect(row.getByText('Late')).toHaveCount(0);
  await staff.close();
});

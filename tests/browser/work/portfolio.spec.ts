import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const DAY_MS = 86_400_000;
const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;

test('staff see which of 60 startups have not reported with one click, remind, and print a program', async ({
  page,
  context,
}) => {
  const token = await tokenOf('demo', 'admin');
  // Its own, which has reported nothing: what those of the demo have reported depends on the day of the month.
  const created = await ask(
    'demo',
    token,
    'mutation ($input: StartupCreateInput!) { createStartup(input: $input) { _id name } }',
    { input: { name: 'Harbour Sails', status: 'active' } },
  );
  const late = created.createStartup as { _id: string; name: string };
  // A single day long ago, so that nothing else is asked for it; due yesterday.
  const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  const date = new Date(Date.now() - DAY_MS).toISOString();
  await ask('demo', token, REQUEST, { input: { type: 'METRICS', startup: late._id, date, from: day, to: day } });

  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/'));
  let clicks = 0;
  await page
    .getByRole('main')
    .getByRole('link', { name: /Reports overdue/ })
    .click();
  clicks += 1;
  await expect(page.getByRole('button', { name: /^All · / })).toBeVisible();
  const all = Number((await page.getByRole('button', { name: /^All · / }).textContent())?.replace(/\D/g, ''));
  expect(all).toBeGreaterThanOrEqual(60);
  const table = page.getByRole('table', { name: 'Last figures of the portfolio' });
  const row = table.getByRole('row', { name: late.name });
  await expect(row.getByText('Late')).toBeVisible();
  await expect(row.getByText('Missing').first()).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(all / 2);
  expect(clicks).toBeLessThanOrEqual(2);
  await row.getByRole('button', { name: `Remind ${late.name}` }).click();
  await expect(row.getByText('Reminded today')).toBeVisible();

  await page.getByRole('link', { name: 'Programs compared' }).click();
  await expect(page.getByRole('img', { name: /since the program began$/ })).toBeVisible();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('link', { name: 'By stage' }).click();
  await expect(page.getByRole('region', { name: 'Portfolio by stage' })).toBeVisible();

  await page.getByRole('link', { name: 'Last figures' }).click();
  await page.getByRole('combobox', { name: 'Program' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('link', { name: 'Report to print' }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('rules of health change what the overview of a startup says', async ({ page, context }) => {
  await signInBrowser(context, 'noor', 'admin');
  await page.goto(address('noor', '/startups/metrics/matrix'));
  await expect(page.getByRole('table')).toBeVisible();
  const token = await tokenOf('noor', 'admin');
  const data = await ask(
    'noor',
    token,
    '{ incubator { _id } startups(filter: { status: { IS: active } }, limit: 1) { results { _id } } }',
  );
  const [startup] = (data.startups as { results: { _id: string }[] }).results;
  const { _id } = data.incubator as { _id: string };
  const RULES = `mutation ($id: ID!, $input: IncubatorUpdateInput!) { updateIncubator(id: $id, input: $input) { _id } }`;
  // Everybody's money lasts for less than five years.
  await ask('noor', token, RULES, { id: _id, input: { health: { runwayMonths: 60, needsWordFrom: 1 } } });
  await page.goto(address('noor', `/startup/${startup?._id}/file/overview`));
  await expect(page.getByText('تحتاج إلى حديث')).toBeVisible();
  await expect(page.getByText(/أشهر السيولة المتبقية/)).toBeVisible();
  await ask('noor', token, RULES, { id: _id, input: { health: null } });
});

import { expect, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { takeAlong } from '../pages/takeAlong.ts';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

test('a choice that an admin adds to the profile is answered by a founder and read by the organisation', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const name = 'Stage of the patent';
  const { startups } = (await ask('demo', await tokenOf('demo', 'cofounder2'), '{ startups { results { _id } } }')) as {
    startups: { results: { _id: string }[] };
  };
  const page = `/startup/${startups.results[0]?._id}/file/custom-fields`;

  const office = await browser.newContext();
  await signInBrowser(office, 'demo', 'admin');
  const admin = await office.newPage();
  await admin.goto(address('demo', '/profiles/startup/builder'));
  await admin.getByRole('button', { name: 'Add a field' }).click();
  const form = new RecordForm(admin);
  await form.fill({ Name: name });
  await admin.getByRole('combobox', { name: 'Kind' }).click();
  await admin.getByRole('option', { name: 'Choice' }).click();
  await admin.getByRole('button', { name: 'Add a choice' }).click();
  await admin.getByLabel('Label of choice 1', { exact: true }).fill('Filed');
  await admin.getByRole('button', { name: 'Add a choice' }).click();
  await admin.getByLabel('Label of choice 2', { exact: true }).fill('Granted in Europe');
  await admin.getByLabel('Value of choice 2').fill('granted');
  // The first is kept under its label, as nothing else was said.
  await expect(admin.getByLabel('Value of choice 1')).toHaveValue('Filed');
  await form.save('Save field');
  await expect(admin.getByRole('listitem').filter({ hasText: name })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await signInBrowser(phone, 'demo', 'cofounder2');
  const founder = await phone.newPage();
  await founder.goto(address('demo', page));
  await founder.getByRole('button', { name: 'Edit fields' }).tap();
  await founder.getByRole('combobox', { name: new RegExp(name) }).click();
  await founder.getByRole('option', { name: 'Granted in Europe' }).click();
  await founder.getByRole('button', { name: 'Save fields' }).tap();
  await expect(founder.getByRole('definition').filter({ hasText: 'Granted in Europe' })).toBeVisible();

  await admin.goto(address('demo', page));
  await expect(admin.getByRole('definition').filter({ hasText: 'Granted in Europe' })).toBeVisible();
  await Promise.all([office.close(), phone.close()]);
});

test('a list that is filtered by an added field is kept as a view, found again, and taken along with its column', async ({
  page,
}) => {
  const name = 'Kind of patent';
  const token = await tokenOf('demo', 'admin');
  const { field } = (await ask(
    'demo',
    token,
    'mutation ($input: CustomFieldCreateInput!) { field: createCustomField(input: $input) { _id } }',
    { input: { name, target: 'startup', fieldType: 'select_dropdown', choices: [{ value: 'eu', label: 'European' }] } },
  )) as { field: { _id: string } };
  const { startups } = (await ask('demo', token, '{ startups(limit: 1) { results { _id name } } }')) as {
    startups: { results: { _id: string; name: string }[] };
  };
  const [startup] = startups.results;
  await ask(
    'demo',
    token,
    'mutation ($input: CustomFieldValueCreateInput!) { createCustomFieldValue(input: $input) { _id } }',
    { input: { field: field._id, startup: startup?._id, value: 'eu' } },
  );

  await openAs(page, 'demo', 'admin', '/startups/management');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Field', { exact: true }).selectOption({ label: name });
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: 'European' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(startup?.name ?? '');

  const views = page.getByRole('button', { name: 'Saved views' });
  await views.click();
  await page.getByRole('textbox', { name: 'Save what the table shows as' }).fill('Patents of Europe');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const kept = page.getByRole('button', { name: 'Patents of Europe', exact: true });
  await expect(kept).toHaveAttribute('aria-current', 'true');

  await page.goto(address('demo', '/startups/management'));
  await expect(rows.nth(2)).toBeVisible();
  await views.click();
  await kept.click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(startup?.name ?? '');
  await expect(page.getByText(`${name} is European`)).toBeVisible();

  const lines = (await takeAlong(page, 'Startups management')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(name);
  expect(lines[1]).toMatch(/,European(,|$)/);
});

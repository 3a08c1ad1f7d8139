import { expect, test } from '@playwright/test';
import { RecordForm } from '../pages/RecordForm.ts';
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
  await admin.getByLabel('Label of choice 1').fill('Filed');
  await admin.getByRole('button', { name: 'Add a choice' }).click();
  await admin.getByLabel('Label of choice 2').fill('Granted in Europe');
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

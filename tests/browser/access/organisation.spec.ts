import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const ABOUT = 'We accompany teams from the first idea to the first round.';
const HOME = 'Rua do Ouro 12, Lisboa';
const READ = '{ incubator { _id version description address } }';
const GIVE_BACK = `mutation ($id: ID!, $version: Int!, $input: IncubatorUpdateInput!) {
  updateIncubator(id: $id, version: $version, input: $input) { _id } }`;

test('an admin says what the organisation is and where; whoever comes to sign in reads it, search engines too', async ({
  browser,
  page: visitor,
}) => {
  const token = await tokenOf('noor', 'admin');
  const admin = await browser.newContext();
  await signInBrowser(admin, 'noor', 'admin');
  const settings = await admin.newPage();
  await settings.goto(address('noor', '/admin/configuration/general'));
  await settings.locator('[name="root_description"], #root_description').fill(ABOUT);
  await settings.locator('[name="root_address"], #root_address').fill(HOME);
  await settings.locator('button[type=submit]').click();
  await expect
    .poll(async () => (await ask('noor', token, READ)).incubator)
    .toMatchObject({ description: ABOUT, address: HOME });

  await visitor.goto(address('noor', '/login'));
  await expect(visitor.getByText(ABOUT)).toBeVisible();
  await expect(visitor.getByText(HOME)).toBeVisible();
  // What is read before any script runs; an organisation is known to its pages for a few seconds as it was.
  await expect
    .poll(async () => (await visitor.request.get(address('noor', '/login'))).text(), { timeout: 30_000 })
    .toContain(`name="description" content="${ABOUT}"`);

  const { _id: id, version } = (await ask('noor', token, READ)).incubator as { _id: string; version: number };
  await ask('noor', token, GIVE_BACK, { id, version, input: { description: null, address: null } });
  await admin.close();
});

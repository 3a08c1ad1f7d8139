import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const ABOUT = 'We accompany teams from the first idea to the first round.';
const HOME = 'Rua do Ouro 12, Lisboa';
const SAVE = 'حفظ الإعدادات';
const READ = '{ incubator { _id version description address } }';
const GIVE_BACK = `mutation ($id: ID!, $version: Int!, $input: IncubatorUpdateInput!) {
  updateIncubator(id: $id, version: $version, input: $input) { _id } }`;

interface Organisation {
  readonly _id: string;
  readonly version: number;
  readonly description: string | null;
  readonly address: string | null;
}

test('an admin says what the organisation is and where; whoever comes to sign in reads it, search engines too', async ({
  browser,
  page: visitor,
}) => {
  const token = await tokenOf('noor', 'admin');
  const before = (await ask('noor', token, READ)).incubator as Organisation;
  const admin = await browser.newContext();
  await signInBrowser(admin, 'noor', 'admin');
  const settings = await admin.newPage();
  await settings.goto(address('noor', '/admin/configuration/general'));
  await settings.getByRole('textbox', { name: /^الوصف/ }).fill(ABOUT);
  await settings.getByRole('textbox', { name: /^العنوان/ }).fill(HOME);
  await settings.getByRole('button', { name: SAVE }).click();
  await expect
    .poll(async () => (await ask('noor', token, READ)).incubator)
    .toMatchObject({ description: ABOUT, address: HOME });

  await visitor.goto(address('noor', '/login'));
  await expect(visitor.getByText(ABOUT)).toBeVisible();
  await expect(visitor.getByText(HOME)).toBeVisible();
  // What is read before any script runs; an organisation is known to its pages for a few seconds as it was.
  await expect
    .poll(() => visitor.evaluate(async () => (await fetch('/login')).text()), { timeout: 30_000 })
    .toContain(`name="description" content="${ABOUT}"`);

  const { _id: id, version } = (await ask('noor', token, READ)).incubator as Organisation;
  await ask('noor', token, GIVE_BACK, {
    id,
    version,
    input: { description: before.description, address: before.address },
  });
  await admin.close();
});

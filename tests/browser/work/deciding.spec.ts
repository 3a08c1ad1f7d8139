import { expect, type Page, test } from '@playwright/test';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { EmptyInstallation, password } from '../support/EmptyInstallation.ts';

test.use({ actionTimeout: 15_000 });

let acme: EmptyInstallation;

test.beforeAll(async () => {
  acme = await EmptyInstallation.start();
});
test.afterAll(() => acme.stop());

/** Makes a record by its list's form. */
async function make(page: Page, path: string, button: string, fill: (form: RecordForm) => Promise<void>, save: string) {
  await page.goto(acme.address(path));
  await page.getByRole('button', { name: button }).first().click();
  const form = new RecordForm(page);
  await fill(form);
  await form.save(save);
}

async function publishForm(page: Page): Promise<void> {
  await page.goto(acme.address('/forms/management/new'));
  await page.getByLabel('Title', { exact: true }).fill('About your company');
  await page.getByRole('button', { name: 'Save form' }).click();
  await page.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  const builder = new FormBuilderPage(page);
  await builder.add('Text');
  await builder.write(1, 'Tagline');
  await builder.add('Long text');
  await builder.write(2, 'What is new about it?');
  await builder.isSaved();
  await builder.publish(1);
}

/** Signs up, fills the form and hands it in; the page is the applicant's afterwards. */
async function apply(page: Page, link: string, startup: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name of the startup').fill(startup);
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name (Optional)').fill('Okoro');
  await page.getByLabel('E-mail').fill(`nia@${startup.toLowerCase()}.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Start the application' }).click();
  await page.waitForURL(/\/application\/[^/]+\/form/);
  const form = page.url();
  await page.goto(await acme.mailedLink(`nia@${startup.toLowerCase()}.example`, '/validate/'));
  await expect(page.getByText(/confirmed/)).toBeVisible();
  await page.goto(form);
  await page.getByLabel('Tagline').fill('Batteries that last');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.goto(acme.address('/applications-manager'));
  await expect(page.getByText('1 of 2 answered')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('What is new about it?').fill('No cobalt.');
  await page.getByRole('button', { name: 'Hand in the application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in the application' }).click();
  await expect(page.getByText('Application handed in')).toBeVisible();
}

test('from an empty organisation to a founder in the file of their startup', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await acme.setUp(page);
  await make(page, '/startups/programs', 'New Program', (form) => form.fill({ Name: 'Climate' }), 'Save program');
  await expect(page.getByRole('row', { name: /Climate/ })).toBeVisible();
  await publishForm(page);
  const funnel = async (form: RecordForm) => {
    await form.fill({ Name: 'Spring' });
    await form.chooseFirst(['Program']);
  };
  await make(page, '/applications/funnels/management', 'New Funnel', funnel, 'Save funnel');
  await page.getByRole('link', { name: 'Spring' }).click();

  // What is missing is named, all at once; the funnel opens when it is there.
  await page.getByRole('link', { name: 'Opening', exact: true }).click();
  const steps = page.getByRole('list', { name: 'Before it opens' }).getByRole('listitem');
  await expect(steps.filter({ hasText: /missing$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Open the funnel' })).toBeDisabled();
  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  await page.getByRole('button', { name: 'New Round' }).click();
  const round = new RecordForm(page);
  await round.fill({ Name: 'Written', 'Applicants hear by (Optional)': '2099-05-04' });
  await round.chooseFirst(['Form for applicants (Optional)']);
  await round.save('Save round');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await round.fill({ 'Closes (Optional)': '2099-04-01' });
  await round.save('Save funnel');
  await page.getByRole('link', { name: 'Opening', exact: true }).click();
  await page.getByRole('button', { name: 'Open the funnel' }).click();
  await expect(page.getByText('The funnel is open', { exact: true })).toBeVisible();
  const link = await page.getByLabel('Link for applicants').inputValue();

  // Two apply, on a phone and at a desk.
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await apply(phone, link, 'Volta');
  await phone.getByRole('link', { name: 'Where it stands' }).click();
  await expect(phone.getByText('You hear from us by May 4, 2099')).toBeVisible();
  await expect(phone.getByText('Ready for invitation')).toHaveCount(0);
  const desk = await browser.newPage();
  await apply(desk, link, 'Cella');

  // On the narrowest phone the usual decisions are in the bar and all others in its sheet, as large as a thumb; nothing is scrolled to aside.
  await page.goto(acme.address('/applications/overview'));
  await page.getByRole('link', { name: 'Cella' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  const bar = page.getByRole('region', { name: 'Decision' });
  const sheet = page.getByRole('dialog', { name: 'Other steps' });
  const others = [
    sheet.getByRole('button', { name: 'Ask for more' }),
    sheet.getByRole('link', { name: 'Schedule a meeting' }),
  ];
  for (const action of [
    bar.getByRole('button', { name: 'Accept' }),
    bar.getByRole('button', { name: 'Reject' }),
    ...others,
  ]) {
    if (action === others[0]) await bar.getByRole('button', { name: 'Other steps' }).click();
    await expect(action).toBeVisible();
    const size = await action.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(43.4);
  }
  await sheet.getByRole('button', { name: 'Close' }).click();
  expect(await bar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });

  // Accepting shows what the applicant is written; the startup is there with its founder.
  await page.goto(acme.address('/applications/overview'));
  await page.getByRole('link', { name: 'Volta' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /Volta/ });
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dialog.getByText('Volta is accepted into Climate', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(/^You can undo this until/)).toBeVisible();
  expect(acme.sentMails().filter((mail) => mail.includes('is accepted into'))).toEqual([]);

  // Until they are told, nothing of it is to be seen by the applicant.
  await phone.goto(acme.address('/applications-manager'));
  await expect(phone.getByText('You hear from us by May 4, 2099')).toBeVisible();
  await expect(phone.getByText('You are in.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tell now' }).click();
  await expect(page.getByText('The applicant is told', { exact: true })).toBeVisible();

  // The applicant is a founder now, with the same account, and opens the file of their startup.
  await phone.goto(acme.address('/'));
  await phone.goto(acme.address('/applications'));
  await phone.getByRole('link', { name: 'Volta' }).click();
  await expect(phone.getByText('You are in.')).toBeVisible();
  await phone.getByRole('link', { name: 'Open your startup' }).click();
  await expect(phone.getByRole('heading', { name: 'Volta', level: 1 })).toBeVisible();
  await expect(phone.getByText('Accepted into Climate on the strength of the application.')).toBeVisible();
  await phone.getByRole('link', { name: 'Company' }).click();
  await expect(phone.getByTitle('Batteries that last')).toBeVisible();

  // The second one is accepted by mistake and taken back.
  await page.goto(acme.address('/applications/overview'));
  await page.getByRole('link', { name: 'Cella' }).click();
  const mistake = page.getByRole('dialog', { name: /Cella/ });
  await expect(async () => {
    await page.getByRole('button', { name: 'Accept' }).click({ timeout: 5000 });
    await expect(mistake).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mistake.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision is taken back')).toBeVisible();
  await page.goto(acme.address('/startups'));
  await expect(page.getByRole('link', { name: 'Volta' }).first()).toBeVisible();
  await expect(page.getByText('Cella')).toHaveCount(0);
  await desk.goto(acme.address('/applications-manager'));
  await expect(desk.getByText('You hear from us by May 4, 2099')).toBeVisible();
  await Promise.all([phone.close(), desk.close()]);
});

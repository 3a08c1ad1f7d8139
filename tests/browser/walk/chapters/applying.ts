import { expect, type Page } from '@playwright/test';
import { FormBuilderPage } from '../../pages/FormBuilderPage.ts';
import { RecordForm } from '../../pages/RecordForm.ts';
import { password } from '../../support/EmptyInstallation.ts';
import { phone, type Walk } from '../Walk.ts';

/** What applicants and evaluators fill. */
export async function forms(walk: Walk): Promise<void> {
  await walk.step('Ada', 'builds a form for applicants and publishes it', (page) =>
    publish(walk, page, 'About your company', async (builder) => {
      await builder.add('Text');
      await builder.write(1, 'Tagline');
      await builder.add('Long text');
      await builder.write(2, 'What is new about it?');
    }),
  );
  await walk.step('Ada', 'builds a form for evaluators and publishes it', (page) =>
    publish(
      walk,
      page,
      'Criteria',
      async (builder) => {
        await builder.add('Scale');
        await builder.write(1, 'Team');
      },
      'Evaluation',
    ),
  );
}

/** The funnel, whole and open. */
export async function funnel(walk: Walk): Promise<void> {
  await walk.step('Ada', 'makes a funnel', async (page) => {
    const fill = async (form: RecordForm) => {
      await form.fill({ Name: 'Spring', 'Closes (Optional)': '2099-04-01' });
      await form.choose('Program', 'Climate');
    };
    await walk.house.make('/applications/funnels/management', 'New Funnel', fill, 'Save funnel');
    await page.getByRole('link', { name: 'Spring' }).click();
  });
  for (const [name, label, form] of [
    ['Written', 'Form for applicants (Optional)', 'About your company'],
    ['Jury', 'Form for evaluators (Optional)', 'Criteria'],
    ['Talk', null, null],
  ] as const) {
    await walk.step('Ada', `gives it the round ${name}`, async (page) => {
      await page.getByRole('link', { name: 'Rounds', exact: true }).click();
      await page.getByRole('button', { name: 'New Round' }).click();
      const round = new RecordForm(page);
      await round.fill({ Name: name });
      if (name === 'Jury') await round.choose('Kind', 'Evaluation');
      if (name === 'Talk') await round.choose('Kind', 'Meeting');
      if (form !== null) await round.choose(label, form);
      await round.save('Save round');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    });
  }
  await walk.step('Ada', 'lets an e-mail go to whoever starts, from the usual text', async (page) => {
    await page.getByRole('link', { name: 'Opening', exact: true }).click();
    await page.getByRole('button', { name: 'Write the e-mail' }).click();
    const mail = new RecordForm(page);
    await expect(mail.field('Subject of the instruction e-mail')).toHaveValue('Your application to Climate');
    await mail.fill({ 'Subject of the instruction e-mail': 'How to apply to Climate' });
    await mail.save('Save e-mail');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await walk.step('Ada', 'opens the funnel', async (page) => {
    await page.getByRole('button', { name: 'Open the funnel' }).click();
    await expect(page.getByText('The funnel is open', { exact: true })).toBeVisible();
  });
}

/** Two people apply: one on a phone, one at a desk. */
export async function applying(walk: Walk): Promise<void> {
  const link = walk.acme.address('/apply/program/climate');
  await walk.comes('Nora', await (await walk.browser.newContext(phone)).newPage());
  await walk.comes('Rita', await (await walk.browser.newContext()).newPage());
  await walk.step('Nora', 'applies on a phone for Volta', (page) => apply(walk, page, link, 'Nora', 'Volta'));
  await walk.step('Nora', 'is told by mail how to apply', () =>
    expect.poll(() => walk.acme.sentMails().some((mail) => mail.includes('How to apply to Climate'))).toBe(true),
  );
  await walk.step('Rita', 'applies at a desk for Rusty', (page) => apply(walk, page, link, 'Rita', 'Rusty'));
  await walk.step('Rita', 'sees none of Nora’s application', async (page) => {
    await walk.goto(page, '/applications');
    await expect(page.getByRole('link', { name: 'Rusty' }).first()).toBeVisible();
    await expect(page.getByText('Volta')).toHaveCount(0);
  });
}

/** Builds a form and publishes it. */
export async function publish(
  walk: Walk,
  page: Page,
  title: string,
  build: (builder: FormBuilderPage) => Promise<void>,
  kind?: string,
): Promise<void> {
  await walk.goto(page, '/forms/management/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  if (kind) await new RecordForm(page).choose('Kind', kind);
  await page.getByRole('button', { name: 'Save form' }).click();
  await page.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  const builder = new FormBuilderPage(page);
  await build(builder);
  await builder.isSaved();
  await builder.publish(1);
}

async function apply(walk: Walk, page: Page, link: string, firstName: string, startup: string): Promise<void> {
  const email = `${firstName.toLowerCase()}@acme.example`;
  await page.goto(link);
  await page.getByLabel('Name of the startup').fill(startup);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Start the application' }).click();
  await page.waitForURL(/\/application\/[^/]+\/form/);
  const form = page.url();
  await page.goto(await walk.acme.mailedLink(email, '/validate/'));
  await expect(page.getByText(/confirmed/)).toBeVisible();
  await page.goto(form);
  await page.getByLabel('Tagline').fill(`${startup}, at last`);
  await page.getByLabel('What is new about it?').fill('No cobalt.');
  await page.getByRole('button', { name: 'Hand in the application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in the application' }).click();
  await expect(page.getByText('Application handed in')).toBeVisible();
}

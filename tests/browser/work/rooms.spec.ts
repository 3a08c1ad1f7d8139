import { expect, type Page, test } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { phone } from '../walk/Walk.ts';

/** Fills in a session in the hall, as far as saving it. */
async function plan(page: Page, acme: EmptyInstallation, name: string, starts: string): Promise<RecordForm> {
  await page.goto(acme.address('/coaching'));
  await page.getByRole('button', { name: 'New Coaching session' }).click();
  const form = new RecordForm(page);
  await form.fill({ 'Session name': name, 'Starts (Optional)': starts, 'Expected minutes (Optional)': '60' });
  await form.choose('Startup', 'Volta');
  await form.choose('Room (Optional)', 'Aula');
  await expect(page.getByRole('status').filter({ hasText: 'Free at that time' })).toBeVisible();
  return form;
}

test('two want one room at one time: the second is told so in words, and finds the room that is free', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(15_000);
  const acme = await EmptyInstallation.start();
  try {
    await acme.setUp(page);
    const house = new Organisation(acme, page, browser);
    for (const [name, size] of [
      ['Aula', '40'],
      ['Attic', '8'],
    ] as const) {
      const fill = (form: RecordForm) => form.fill({ Name: name, 'Room for (Optional)': size });
      await house.make('/admin/configuration/places', 'New Room', fill, 'Save room');
    }
    await house.make('/startups/management', 'New Startup', (form) => form.fill({ Name: 'Volta' }), 'Save');
    const sam = await house.invite({ firstName: 'Sam', email: 'sam@acme.example', role: 'Staff' }, phone);

    sam.setDefaultTimeout(15_000);
    const starts = `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T10:00`;
    const first = await plan(page, acme, 'Goals', starts);
    const second = await plan(sam, acme, 'Numbers', starts);
    await first.save('Save session');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    // To Sam the room was free when he chose it.
    await second.save('Save session');
    await expect(sam.getByText(/Aula is taken: .*Choose another room or another time/).first()).toBeVisible();
    await expect(second.field('Session name')).toHaveValue('Numbers');
    await sam.getByRole('combobox', { name: 'Room (Optional)' }).click();
    await expect(sam.getByRole('option', { name: /Aula.*Taken/ })).toBeVisible();
    await sam.getByRole('option', { name: 'Attic' }).click();
    await second.save('Save session');
    await sam.getByRole('dialog').waitFor({ state: 'hidden' });
    await sam.getByRole('link', { name: 'Numbers' }).first().click();
    await expect(sam.getByText('Attic').first()).toBeVisible();
    await sam.context().close();
  } finally {
    await acme.stop();
  }
});

import { expect, type Page } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import type { Walk } from '../Walk.ts';
import { isTold } from './judging.ts';

/** Staff bring a mentor and a startup together: another time is proposed and agreed on, and a second meeting is declined. */
export async function matching(walk: Walk): Promise<void> {
  await walk.step('Nora', 'says where the startup is at home', async (page) => {
    await walk.goto(page, '/startup/file/activities');
    await page.getByRole('link', { name: 'Company', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const form = new RecordForm(page);
    await form.fill({ 'Country (Optional)': 'Portugal' });
    await form.save('Save');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await walk.step('Mia', 'says that she is at home there too', async (page) => {
    await walk.goto(page, '/account/settings');
    const form = new RecordForm(page);
    await form.fill({ 'Country (Optional)': 'Portugal' });
    await form.save('Save profile');
    await expect(page.getByTestId('toast').first()).toBeVisible();
  });
  await walk.step('Sam', 'sees which mentors fit the startup, and asks one on its behalf', (page) =>
    askOnBehalf(walk, page, 'A price list'),
  );
  await walk.step('Nora', 'is told that a mentor is asked', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Mia is asked for a meeting/);
  });
  await walk.step('Mia', 'proposes another time from the notification, on a phone', async (page) => {
    await walk.goto(page, '/');
    const asked = await noticeOf(page, /A price list/);
    await asked.getByRole('button', { name: 'Other time' }).tap();
    await asked
      .getByRole('button', { name: /^Propose / })
      .last()
      .tap();
    await expect(asked.getByText('The other time is proposed')).toBeVisible();
  });
  await walk.step('Nora', 'agrees', async (page) => {
    await walk.goto(page, '/');
    const proposed = await noticeOf(page, /Another time is proposed/);
    await proposed.getByRole('button', { name: 'Accept' }).click();
    await expect(proposed.getByText('The meeting is planned')).toBeVisible();
  });
  await walk.step('Mia', 'has it among the sessions', async (page) => {
    await walk.goto(page, '/coaching');
    await expect(page.getByRole('link', { name: 'A price list' }).first()).toBeVisible();
  });
  await walk.step('Sam', 'asks for a second one', (page) => askOnBehalf(walk, page, 'A stand at the fair'));
  await walk.step('Mia', 'declines it from the mail', async (page) => {
    const link = await walk.acme.mailedLink(
      'mia@acme.example',
      '/coaching/request/\\S+choice=declin',
      /stand at the fair/,
    );
    await page.goto(link);
    await page.getByLabel('A word about why (Optional)').fill('Not this month');
    await page.getByRole('button', { name: 'Decline' }).tap();
    await expect(page.getByText('The meeting does not take place')).toBeVisible();
  });
  await walk.each(['Nora', 'Sam'], 'is told that it does not take place', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /has declined the meeting/);
  });
  await walk.each(['Max', 'Eva'], 'knows nothing of either', async (page) => {
    await walk.goto(page, '/calendar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/A price list|A stand at the fair/)).toHaveCount(0);
  });
}

async function askOnBehalf(walk: Walk, page: Page, about: string): Promise<void> {
  await walk.goto(page, '/coaching?view=requests');
  await page
    .getByRole('combobox', { name: /Startup/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Volta' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Mia' })
    .getByRole('button', { name: 'Ask for a meeting' })
    .click();
  await page
    .getByRole('button', { name: /^Ask for a meeting: / })
    .last()
    .click();
  await page.getByRole('textbox', { name: 'What is it about?' }).fill(about);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByTestId('toast').first()).toBeVisible();
}

/** The newest notification with these words, behind the bell. */
async function noticeOf(page: Page, words: RegExp) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.getByTestId('notification').filter({ hasText: words }).first();
}

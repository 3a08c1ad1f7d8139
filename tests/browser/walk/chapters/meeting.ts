import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import type { Walk } from '../Walk.ts';
import { isTold } from './judging.ts';
import { task } from './tasks.ts';

/** A founder asks a mentor for a meeting, who accepts on a phone; it is moved, and both are told. */
export async function meeting(walk: Walk): Promise<void> {
  const profile = await walk.step('Nora', 'finds the mentor in the file of the startup', async (page) => {
    await walk.goto(page, '/startup/file/activities');
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByRole('link', { name: 'Mia' }).first().click();
    await expect(page.getByRole('heading', { name: /Mia/, level: 1 })).toBeVisible();
    return page.url();
  });
  await walk.step('Nora', 'asks for a meeting', async (page) => {
    await page.goto(profile);
    await page.getByRole('link', { name: 'Ask for a meeting' }).click();
    await page
      .getByRole('button', { name: /^Ask for a meeting/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: 'What is it about?' }).fill('Our first contract');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Your request is sent:')).toBeVisible();
  });
  await walk.step('Mia', 'accepts from the notification, on a phone', async (page) => {
    await walk.goto(page, '/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const asked = page.getByTestId('notification').filter({ hasText: '(Volta) asks you for a meeting' });
    await asked.getByRole('button', { name: 'Accept' }).tap();
    await expect(asked.getByText('The meeting is planned')).toBeVisible();
  });
  await walk.step('Nora', 'opens the session', async (page) => {
    await walk.goto(page, '/coaching');
    await page.getByRole('link', { name: 'Our first contract' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our first contract' })).toBeVisible();
    walk.places.set('session', page.url());
  });
  await walk.each(['Mia', 'Omar'], 'has the session', async (page) => {
    await walk.goBackTo(page, 'session');
    await expect(page.getByRole('heading', { level: 1, name: 'Our first contract' })).toBeVisible();
  });
  await walk.each(['Max', 'Eva'], 'knows nothing of it', async (page) => {
    await walk.goBackTo(page, 'session');
    await expect(page.getByText(/404|٤٠٤/).first()).toBeVisible();
    await expect(page.getByText('Our first contract')).toHaveCount(0);
  });
}

/** What both sides do with a session before it takes place, until it is moved and then called off. */
export async function sessionWork(walk: Walk): Promise<void> {
  await walk.step('Nora', 'puts something on the agenda', async (page) => {
    await walk.goBackTo(page, 'session');
    await page.getByRole('button', { name: 'Add to the agenda' }).click();
    await page.getByLabel('Point for the agenda').fill('Who pays first?');
    await page.getByRole('button', { name: 'Add to the agenda' }).click();
    await expect(page.getByText('Who pays first?')).toBeVisible();
  });
  await walk.step('Mia', 'is told of it, and writes notes: some for all, some for the organisation', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Our first contract/);
    await walk.goBackTo(page, 'session');
    await expect(page.getByText('Who pays first?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Notes', exact: true }).fill('Half before, half after');
    await page.getByRole('textbox', { name: 'Private notes' }).fill('They are too cheap');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
  await walk.step('Mia', 'agrees with Nora on something to do', async (page) => {
    await page.getByRole('button', { name: 'Add action item' }).click();
    await page.getByLabel('What is to be done').fill('Ask two customers');
    await page.getByLabel('Who does it').selectOption({ label: 'Nora Alba' });
    await page.getByRole('button', { name: 'Add action item' }).click();
    await expect(page.getByRole('checkbox', { name: 'Done: Ask two customers' })).not.toBeChecked();
  });
  await walk.step('Nora', 'reads what is for her, and does it as a task', async (page) => {
    await walk.goBackTo(page, 'session');
    await expect(page.getByText('Half before, half after')).toBeVisible();
    await expect(page.getByText('They are too cheap')).toHaveCount(0);
    await walk.goto(page, '/tasks');
    await page.getByRole('checkbox', { name: /Ask two customers/ }).click();
    await expect(task(page, 'Ask two customers')).toHaveCount(0);
  });
  await walk.step('Mia', 'sees it done without asking again', (page) =>
    expect(page.getByRole('checkbox', { name: 'Done: Ask two customers' })).toBeChecked(),
  );
  await walk.step('Mia', 'moves the session', async (page) => {
    await walk.goBackTo(page, 'session');
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const form = new RecordForm(page);
    await form.fill({ 'Starts (Optional)': '2099-01-07T10:00' });
    await form.save('Save session');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(page.getByText(/Jan 7, 2099/).first()).toBeVisible();
  });
  await walk.step('Nora', 'is told of the new time, here and by mail', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Our first contract/);
    await expect
      .poll(() => walk.acme.sentMails().some((mail) => mail.includes('To: nora@') && mail.includes('SEQUENCE:1')))
      .toBe(true);
  });
  await walk.step('Sam', 'calls it off', async (page) => {
    await walk.goBackTo(page, 'session');
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const form = new RecordForm(page);
    await form.choose('Status', 'Cancelled');
    await form.save('Save session');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
  await walk.each(['Nora', 'Mia'], 'is told that it does not take place', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /cancelled/i);
  });
}

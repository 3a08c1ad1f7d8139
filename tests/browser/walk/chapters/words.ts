import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import { Writing } from '../../pages/Writing.ts';
import type { Walk } from '../Walk.ts';
import { publish } from './applying.ts';
import { isTold } from './judging.ts';
import { isAsked, isAskedNoMore } from './tasks.ts';

/** What is written in the file of the startup, and who reads it. */
export async function notes(walk: Walk): Promise<void> {
  await walk.step('Sam', 'opens the file of the startup', async (page) => {
    await walk.goto(page, '/startups');
    await page.getByRole('link', { name: 'Volta' }).first().click();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Write a note' })).toBeVisible();
    walk.places.set('file', page.url());
  });
  for (const [words, isHidden] of [
    ['A good start', false],
    ['Watch their cash', true],
  ] as const) {
    await walk.step('Sam', `writes a note ${isHidden ? 'for colleagues' : 'for all'}`, async (page) => {
      const note = new Writing(page, 'Write a note');
      await note.begin();
      await note.type(words);
      if (isHidden) await page.getByLabel('Hide from founders').check();
      await page.getByRole('button', { name: 'Post note' }).click();
      await expect(page.getByRole('list', { name: 'Timeline' }).getByText(words)).toBeVisible();
    });
  }
  await walk.step('Nora', 'reads the one and not the other, and is told', async (page) => {
    await walk.goBackTo(page, 'file');
    await expect(page.getByText('A good start').first()).toBeVisible();
    await expect(page.getByText('Watch their cash')).toHaveCount(0);
    await isTold(page, /Volta/);
  });
  await walk.step('Mia', 'reads both', async (page) => {
    await walk.goBackTo(page, 'file');
    await expect(page.getByText('A good start').first()).toBeVisible();
    await expect(page.getByText('Watch their cash').first()).toBeVisible();
  });
  await walk.step('Mia', 'writes how she finds them', async (page) => {
    await walk.goBackTo(page, 'file');
    await page.getByRole('link', { name: 'Feedback', exact: true }).click();
    await page.getByRole('button', { name: 'New Comment' }).first().click();
    const form = new RecordForm(page);
    await form.fill({ 'What would you like to say?': 'Sell before you build' });
    await form.save('Save feedback');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await walk.step('Omar', 'reads it', async (page) => {
    await walk.goBackTo(page, 'file');
    await expect(page.getByText('Sell before you build').first()).toBeVisible();
  });
  await walk.step('Omar', 'plans a milestone', async (page) => {
    await walk.goBackTo(page, 'file');
    await page.getByRole('link', { name: 'Work', exact: true }).click();
    await page.getByRole('link', { name: 'Milestones', exact: true }).first().click();
    await page.getByRole('button', { name: 'New Milestone' }).click();
    const form = new RecordForm(page);
    await form.fill({ Name: 'First customer', 'Due (Optional)': '2099-03-01' });
    await form.save('Save milestone');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await walk.step('Mia', 'sees it among what has happened', async (page) => {
    await walk.goBackTo(page, 'file');
    await expect(page.getByText('First customer').first()).toBeVisible();
  });
}

/** A mail to the people of the startup, kept on its timeline with its delivery. */
export async function mailing(walk: Walk): Promise<void> {
  await walk.step('Ada', 'writes to the people of the startup', async (page) => {
    await walk.goto(page, '/emails/management/email/new');
    const form = new RecordForm(page);
    await form.fill({ Subject: 'Demo day is near' });
    await new Writing(page, /^Content/).type('Bring two chairs.');
    await form.choose('People of Startups (Optional)', 'Volta');
    await form.save('Save e-mail');
    await expect(page.getByRole('button', { name: 'Send now' })).toBeEnabled();
  });
  await walk.step('Ada', 'sends it', async (page) => {
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  });
  for (const name of ['Nora', 'Omar'] as const) {
    await walk.step(name, 'gets it', () =>
      expect
        .poll(
          () =>
            walk.acme
              .sentMails()
              .some((mail) => mail.includes(`To: ${name.toLowerCase()}@`) && mail.includes('Bring two chairs')),
          {
            timeout: 30_000,
          },
        )
        .toBe(true),
    );
  }
  await walk.step('Sam', 'sees on the timeline that it was delivered', async (page) => {
    await walk.goBackTo(page, 'file');
    const item = page.getByRole('listitem').filter({ hasText: 'Demo day is near' }).first();
    await expect(item).toContainText('delivered');
  });
  await walk.step('Sam', 'sees it on the page of the founder as well', async (page) => {
    await walk.goto(page, '/community/people');
    await page.getByRole('link', { name: 'Nora Alba' }).first().click();
    await page.getByRole('link', { name: 'Timeline', exact: true }).click();
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem').filter({ hasText: 'Demo day is near' }).first()).toBeVisible();
  });
}

/** People are asked to fill in a form, and whoever has done so is asked no more. */
export async function survey(walk: Walk): Promise<void> {
  await walk.step('Ada', 'builds a survey', (page) =>
    publish(
      walk,
      page,
      'How are you?',
      async (builder) => {
        await builder.add('Text');
        await builder.write(1, 'What do you need?');
      },
      'Survey',
    ),
  );
  await walk.step('Ada', 'asks the founder', async () => {
    const fill = async (form: RecordForm) => {
      await form.fill({ Title: 'Half-way' });
      await form.choose('Form', 'How are you?');
      await form.choose('Status', 'Open');
      await form.choose('Asked (Optional)', 'Nora');
      await form.fill({ 'Due (Optional)': '2099-03-01' });
    };
    await walk.house.make('/feedback/management', 'New Feedback request', fill, 'Save request');
  });
  await isAsked(walk, 'Nora', 'Half-way');
  await walk.step('Nora', 'answers on a phone', async (page) => {
    await page.getByTestId('task').filter({ hasText: 'Half-way' }).getByRole('link').first().click();
    await page.getByLabel('What do you need?').fill('A larger laboratory');
    await page
      .getByRole('button', { name: /^(Send|Submit|Hand in)/ })
      .first()
      .click();
    await expect(page.getByText(/thank|sent|received/i).first()).toBeVisible();
  });
  await isAskedNoMore(walk, 'Nora', 'Half-way');
}

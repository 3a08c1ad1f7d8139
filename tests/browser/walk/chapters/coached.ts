import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import type { Walk } from '../Walk.ts';
import { publish } from './applying.ts';
import { isTold } from './judging.ts';
import { isAskedNoMore, task } from './tasks.ts';

const HOUR_MS = 3_600_000;

/** What a field for date and time takes: so many hours from now, in the zone of the browsers. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * HOUR_MS)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .replace(' ', 'T');

/** The staff writes down a session that is over by now, and invites the other founder to a later one. */
export async function plannedSessions(walk: Walk): Promise<void> {
  await walk.step('Ada', 'builds a form for what came of a session', (page) =>
    publish(
      walk,
      page,
      'How was it',
      async (builder) => {
        await builder.add('Text');
        await builder.write(1, 'What comes next?');
      },
      'Coaching',
    ),
  );
  for (const [name, starts] of [
    ['Kick-off', inHours(-8)],
    ['Second look', inHours(260)],
  ] as const) {
    await walk.step('Sam', `plans the session ${name}`, async (page) => {
      await walk.goto(page, '/coaching');
      await page.getByRole('button', { name: 'New Coaching session' }).click();
      const form = new RecordForm(page);
      await form.fill({ 'Session name': name, 'Starts (Optional)': starts, 'Expected minutes (Optional)': '60' });
      await form.choose('Startup', 'Volta');
      await form.choose('Coaches (Optional)', 'Cora');
      await form.choose('Attendees (Optional)', 'Nora');
      await form.choose('Evaluation form (Optional)', 'How was it');
      await form.save('Save session');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      walk.places.set(name, page.url());
    });
  }
  await walk.step('Sam', 'invites the other founder', async (page) => {
    await walk.goBackTo(page, 'Second look');
    await page.getByRole('link', { name: 'Invitations' }).click();
    await page.getByRole('button', { name: 'New Invitation' }).click();
    const form = new RecordForm(page);
    await form.choose('Invited (Optional)', 'Omar');
    await form.save('Save invitation');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await walk.step('Omar', 'is told, and accepts on a phone', async (page) => {
    await walk.goto(page, '/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /You are invited to the session Second look/ }).tap();
    await page.getByRole('button', { name: 'Accept' }).tap();
    await expect(page.getByText('Accepted').first()).toBeVisible();
  });
  await walk.each(['Nora', 'Cora'], 'is told of the session', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Second look/);
  });
}

/** The clock has ended what is over: whoever held it is asked how it was. */
export async function heldSession(walk: Walk): Promise<void> {
  await walk.step('Cora', 'is asked how it was, once the session is over', (page) =>
    expect(async () => {
      await walk.goto(page, '/tasks');
      await expect(task(page, 'Coaching evaluation').first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 }),
  );
  await walk.step('Cora', 'writes how it was', async (page) => {
    await walk.goBackTo(page, 'Kick-off');
    await page.getByRole('link', { name: 'Evaluation' }).click();
    await page.getByLabel('What comes next?').fill('A pilot customer');
    await page.getByRole('button', { name: 'Send evaluation' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'A pilot customer' })).toBeVisible();
  });
  await isAskedNoMore(walk, 'Cora', 'Coaching evaluation');
}

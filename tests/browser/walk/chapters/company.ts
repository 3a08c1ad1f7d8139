import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import { phone, type Walk } from '../Walk.ts';
import { isAsked, isAskedNoMore, offerWednesdays } from './tasks.ts';

/** The new startup gets its file, its people and those who look after it. */
export async function company(walk: Walk): Promise<void> {
  await isAsked(walk, 'Nora', 'Complete the profile of your startup');
  await walk.step('Nora', 'completes the profile of the startup', async (page) => {
    await walk.goto(page, '/startup/file/activities');
    await page.getByRole('link', { name: 'Company', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const form = new RecordForm(page);
    await form.fill({ 'Description (Optional)': 'Batteries without cobalt' });
    await form.choose('Stage (Optional)', 'Prototype');
    await form.save('Save');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(page.getByText('Batteries without cobalt')).toBeVisible();
  });
  await isAskedNoMore(walk, 'Nora', 'Complete the profile of your startup');
  await walk.step('Nora', 'completes her own profile', async (page) => {
    await walk.goto(page, '/account/settings');
    const form = new RecordForm(page);
    await form.fill({ 'Last name (Optional)': 'Alba', 'Headline (Optional)': 'Chemist' });
    await form.fill({ 'Bio (Optional)': 'Ten years in a laboratory' });
    await form.save('Save profile');
    await expect(page.getByTestId('toast').first()).toBeVisible();
  });
  await isAskedNoMore(walk, 'Nora', 'Complete your profile');
  await walk.invite('Omar', 'Co/Founder', 'Volta', phone);
  await walk.step('Omar', 'finds the file of the startup', async (page) => {
    await walk.goto(page, '/startup/file/activities');
    await expect(page.getByRole('heading', { name: 'Volta', level: 1 })).toBeVisible();
  });
  for (const [name, what] of [
    ['Mia', 'mentor'],
    ['Cora', 'coach'],
  ] as const) {
    await walk.step('Ada', `gives Volta ${name} as its ${what}`, async (page) => {
      await walk.goto(page, '/community/people/assignation');
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      const form = new RecordForm(page);
      await form.choose('Assigned startups (Optional)', 'Volta');
      await form.save('Save assignment');
      await expect(page.getByRole('row', { name: new RegExp(`${name}.*Volta`) })).toBeVisible();
    });
  }
  await walk.each(['Mia', 'Cora'], 'sees the startup', async (page) => {
    await walk.goto(page, '/startups');
    await expect(page.getByRole('link', { name: 'Volta' }).first()).toBeVisible();
  });
  await walk.each(['Max', 'Eva'], 'does not see it', async (page) => {
    await walk.goto(page, '/startups');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volta' })).toHaveCount(0);
  });
  await isAsked(walk, 'Mia', 'Set your availability');
  await isAsked(walk, 'Cora', 'Availability for coaching');
}

/** Those who look after the startup say when they can be met. */
export async function hours(walk: Walk): Promise<void> {
  await walk.step('Ada', 'lets founders ask for meetings', async (page) => {
    await walk.goto(page, '/admin/configuration/mentormatching');
    await page.getByRole('switch', { name: 'Founders may ask for mentors' }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByTestId('toast').first()).toBeVisible();
  });
  await walk.each(['Mia', 'Cora'], 'offers hours of each Wednesday', (page) => offerWednesdays(walk, page));
  await isAskedNoMore(walk, 'Mia', 'Set your availability');
  await isAskedNoMore(walk, 'Cora', 'Availability for coaching');
}

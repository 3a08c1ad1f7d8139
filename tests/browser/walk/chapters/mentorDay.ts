import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import type { Walk } from '../Walk.ts';
import { inHours } from './coached.ts';
import { isAskedNoMore, task } from './tasks.ts';

/** What a screen says to somebody who reads Arabic. */
const arabic = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../locales/ar/programme.json'), 'utf8'),
) as Readonly<Record<string, string>>;
const said = (key: string): string => arabic[key] ?? key;
const wednesday = 'الأربعاء';

/** Those who host conversations say when; a founder books one of them, and the mentor reads all of it in Arabic. */
export async function mentorDay(walk: Walk): Promise<void> {
  await walk.step('Cora', 'offers single hours on a day of the event', async (page) => {
    await walk.goto(page, '/availability');
    await page.getByRole('button', { name: 'New Availability' }).click();
    const form = new RecordForm(page);
    await form.fill({ From: inHours(100), Until: inHours(103) });
    await form.save('Save availability');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await isAskedNoMore(walk, 'Cora', 'Office day');
  await walk.step('Max', 'offers his Wednesdays, in Arabic', async (page) => {
    await walk.goto(page, '/availability/weekly');
    await page.getByRole('switch', { name: wednesday }).check();
    await page.getByRole('switch', { name: said('availability.week.public') }).check();
    await page.getByRole('button', { name: said('availability.week.save') }).click();
    await expect(page.getByText(said('availability.week.saved'))).toBeVisible();
  });
  await walk.step('Max', 'is asked for no hours any more', async (page) => {
    await walk.goto(page, '/tasks');
    await expect(page.getByTestId('task').first()).toBeVisible();
    await expect(task(page, 'Mentor day')).toHaveCount(0);
  });
  await walk.step('Ada', 'publishes the day of conversations', async (page) => {
    await page.goto(`${walk.places.get('Mentor day')}?step=publish`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('The event is published')).toBeVisible();
  });
  await walk.step('Omar', 'books one on a phone', async (page) => {
    await walk.goto(page, '/events');
    await page.getByRole('link', { name: 'Mentor day' }).first().tap();
    await page
      .getByRole('button', { name: /^Book / })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Book it' }).tap();
    await expect(page.getByRole('heading', { name: 'Your session' })).toBeVisible();
  });
  await walk.step('Max', 'is told in Arabic who comes', async (page) => {
    await walk.goto(page, '/');
    await page.getByRole('button', { name: /^الإشعارات/ }).click();
    const told = page.getByTestId('notification').filter({ hasText: 'Mentor day' });
    await expect(told.filter({ hasText: 'Omar' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await walk.step('Max', 'has it on his home', (page) => expect(page.getByText('Omar').first()).toBeVisible());
  await walk.step('Eva', 'finds no conversation of hers there', async (page) => {
    await walk.goto(page, '/calendar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Mentor day')).toHaveCount(0);
  });
}

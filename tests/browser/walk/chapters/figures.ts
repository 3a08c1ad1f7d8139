import { expect, type Page } from '@playwright/test';
import type { RecordForm } from '../../pages/RecordForm.ts';
import type { Name, Walk } from '../Walk.ts';
import { inHours } from './coached.ts';
import { isTold } from './judging.ts';
import { isAsked, isAskedNoMore } from './tasks.ts';

/** What startups are to report. */
export async function measures(walk: Walk): Promise<void> {
  for (const [title, key, unit] of [
    ['Revenue', 'revenue', 'Money'],
    ['Customers', 'customers', 'Customers'],
  ] as const) {
    await walk.step('Ada', `defines the figure ${title}`, async () => {
      const fill = async (form: RecordForm) => {
        await form.fill({ 'Internal name': title, Key: key, 'Name (English)': title });
        await form.choose('Unit', unit);
        await form.fill({ Every: '1' });
        await form.choose('Rhythm', 'Monthly');
        if (title === 'Revenue') await form.field('Key figure').check();
      };
      await walk.house.make('/admin/configuration/metrics', 'New Metric', fill, 'Save metric');
    });
  }
}

/** A founder has no time to say what kind of company it is; asked again, another one says it. */
export async function kindOfCompany(walk: Walk): Promise<void> {
  await askForData(walk, 'Categorization');
  await walk.step('Nora', 'has no time for it', async (page) => {
    const form = await openReport(walk, page);
    await form.getByRole('radiogroup').first().getByLabel('Yes').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The beginning of your reporting is put off.')).toBeVisible();
  });
  await askForData(walk, 'Categorization');
  await walk.step('Omar', 'answers what kind of company it is, on a phone', async (page) => {
    const form = await openReport(walk, page);
    await form.getByRole('radiogroup').first().getByLabel('No').check();
    await expect(form.getByRole('radiogroup').nth(1)).toBeVisible();
    const count = await form.getByRole('radiogroup').count();
    for (let at = 1; at < count; at += 1) await form.getByRole('radiogroup').nth(at).getByLabel('Yes').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Thank you!')).toBeVisible();
    await expect(form.getByRole('radiogroup')).toHaveCount(0);
  });
}

/** The staff asks for figures, the founders report them, and those who look after the startup learn of it. */
export async function figures(walk: Walk): Promise<void> {
  await askForData(walk, 'Metrics', 'For the board on Friday');
  await isAsked(walk, 'Nora', 'Update metrics');
  await isAsked(walk, 'Omar', 'Update metrics');
  await walk.step('Nora', 'is told, in the words of whoever asks', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /For the board on Friday/);
  });
  await walk.step('Nora', 'reports from home, on a phone', async (page) => {
    await walk.goto(page, '/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Report now: Report/ })
      .first()
      .tap();
    const form = report(page);
    await form.getByLabel('Revenue').fill('1200');
    await form.getByLabel('Customers').fill('7');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Thank you!')).toBeVisible();
  });
  await isAskedNoMore(walk, 'Nora', 'Update metrics');
  await isAskedNoMore(walk, 'Omar', 'Update metrics');
  await walk.each(['Mia', 'Cora'], 'learns of the figures', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Volta/);
  });
  await walk.step('Ada', 'sees on the board who has reported', async (page) => {
    await walk.goto(page, '/startups/metrics/board');
    await expect(page.getByRole('row', { name: /Volta/ }).getByText('Done').first()).toBeVisible();
  });
}

/** A month that the startup need not report: it is asked, let off, and reads why. */
export async function letOff(walk: Walk): Promise<void> {
  const [from, to] = monthBefore(2);
  await askForData(walk, 'Metrics', 'For the yearbook', { 'From (Optional)': from, 'To (Optional)': to });
  await isAsked(walk, 'Nora', 'Update metrics');
  await walk.step('Ada', 'lets Volta off that month', async (page) => {
    await walk.goto(page, '/startups/metrics/board');
    await page.getByRole('button', { name: /^More for Volta/ }).click();
    await page.getByRole('menuitem', { name: 'Skip this period' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason (optional)').fill('The books of that month were lost');
    await dialog.getByRole('button', { name: 'Skip this period' }).click();
    await expect(page.getByRole('row', { name: /Volta/ }).getByText('Skipped')).toBeVisible();
  });
  await isAskedNoMore(walk, 'Nora', 'Update metrics');
  await isAskedNoMore(walk, 'Omar', 'Update metrics');
  await walk.step('Omar', 'reads why, on a phone', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /The books of that month were lost/);
  });
}

/** First and last day of the month so many before this one. */
function monthBefore(count: number): [string, string] {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - count];
  const day = (date: Date): string => date.toISOString().slice(0, 10);
  return [day(new Date(Date.UTC(year, month, 1))), day(new Date(Date.UTC(year, month + 1, 0)))];
}

/** What the startup is asked stands over whatever page a founder comes to first. */
async function openReport(walk: Walk, page: Page) {
  await walk.goto(page, '/');
  await page
    .getByRole('dialog', { name: 'You have metrics to update' })
    .getByRole('button', { name: 'Fill now' })
    .tap();
  return report(page);
}

const report = (page: Page) => page.getByRole('dialog', { name: 'Please update these metrics.' });

function askForData(
  walk: Walk,
  what: string,
  words?: string,
  period: Readonly<Record<string, string>> = {},
): Promise<void> {
  const who: Name = 'Ada';
  return walk.step(who, `asks Volta for ${what}`, async () => {
    const fill = async (form: RecordForm) => {
      await form.choose('Startup', 'Volta');
      await form.choose('Asked for', what);
      await form.fill({ Due: inHours(72), ...period });
      if (words) await form.fill({ 'Message (Optional)': words });
    };
    await walk.house.make('/startups/metrics/data-collection', 'New Data request', fill, 'Send request');
  });
}

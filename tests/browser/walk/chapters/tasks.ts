import { expect, type Page } from '@playwright/test';
import type { Name, Walk } from '../Walk.ts';

/** A task of one's own that is still to be done. */
export const task = (page: Page, words: string | RegExp) => page.getByTestId('task').filter({ hasText: words });

export async function isAsked(walk: Walk, name: Name, words: string | RegExp): Promise<void> {
  await walk.step(name, `is asked for ${words}`, async (page) => {
    await walk.goto(page, '/tasks');
    await expect(task(page, words).first()).toBeVisible();
  });
}

export async function isAskedNoMore(walk: Walk, name: Name, words: string | RegExp): Promise<void> {
  await walk.step(name, `is asked no more for ${words}`, async (page) => {
    await walk.goto(page, '/tasks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(task(page, words)).toHaveCount(0);
  });
}

/** Says that one can be met on Wednesdays. */
export async function offerWednesdays(walk: Walk, page: Page): Promise<void> {
  await walk.goto(page, '/availability/weekly');
  await page.getByRole('switch', { name: 'Wednesday' }).check();
  await page.getByRole('switch', { name: 'Founders may book these hours' }).check();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your hours are saved')).toBeVisible();
}

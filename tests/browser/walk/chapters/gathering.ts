import { expect, type Page } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import type { Name, Walk } from '../Walk.ts';
import { inHours } from './coached.ts';
import { isTold } from './judging.ts';
import { isAsked, isAskedNoMore, task } from './tasks.ts';

async function newEvent(walk: Walk, page: Page, title: string, type: string): Promise<void> {
  await walk.goto(page, '/events');
  await page.getByRole('button', { name: 'New event' }).click();
  await page.waitForURL(/\/events\/[^/]+\/edit/);
  const form = new RecordForm(page);
  await form.fill({ Title: title });
  await form.choose('Type', type);
  await form.save('Save and continue');
  await page.waitForURL(/step=/);
  walk.places.set(title, page.url().replace(/\?.*/, ''));
}

async function onStep(walk: Walk, page: Page, title: string, step: string): Promise<RecordForm> {
  await page.goto(`${walk.places.get(title)}?step=${step}`);
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  return new RecordForm(page);
}

/** Saves a step, and waits for the next one. */
async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL((url) => url.searchParams.get('step') !== step);
}

/** One-on-one sessions need hosts, and hosts are asked when they can be met. */
export async function hosts(walk: Walk): Promise<void> {
  for (const [title, hours, host] of [
    ['Office day', 'Single dates they have given', 'Cora'],
    ['Mentor day', 'Their weekly coaching hours', 'Max'],
  ] as const) {
    await walk.step('Ada', `plans ${title}`, async (page) => {
      await newEvent(walk, page, title, 'One-on-one sessions');
      const sessions = await onStep(walk, page, title, 'sessions');
      await sessions.choose('Times of sessions (Optional)', 'Hours of the hosts');
      await sessions.choose('Hours of the hosts (Optional)', hours);
      await sessions.fill({ 'Starts (Optional)': inHours(48), 'Ends (Optional)': inHours(400) });
      await goOn(page, 'sessions');
    });
    await walk.step('Ada', 'is no host herself, and is asked for one', async (page) => {
      await onStep(walk, page, title, 'hosts');
      const chosen = page.getByRole('combobox', { name: /^Hosts/ });
      await chosen.click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await chosen.press('Backspace');
      await page.getByRole('heading', { name: 'Hosts', level: 2 }).click();
      await goOn(page, 'hosts');
      await walk.goto(page, '/tasks');
      await expect(task(page, 'Host assignment').first()).toBeVisible();
    });
    await walk.step('Ada', `chooses ${host}`, async (page) => {
      const form = await onStep(walk, page, title, 'hosts');
      await form.choose('Hosts (Optional)', host);
      await page.getByRole('heading', { name: 'Hosts', level: 2 }).click();
      await goOn(page, 'hosts');
    });
    await isAskedNoMore(walk, 'Ada', 'Host assignment');
  }
  await isAsked(walk, 'Cora', 'Availability for an event');
  await walk.step('Max', 'is asked in Arabic for his hours', async (page) => {
    await walk.goto(page, '/tasks');
    await expect(page.getByTestId('task')).toHaveCount(2);
  });
}

/** An event for many, with whom it is for, until it is moved and then called off. */
export async function gathering(walk: Walk): Promise<void> {
  await walk.step('Ada', 'plans an evening for all', async (page) => {
    await newEvent(walk, page, 'Demo night', 'Networking');
    const form = await onStep(walk, page, 'Demo night', 'time');
    await form.fill({
      'Starts (Optional)': inHours(96),
      'Ends (Optional)': inHours(98),
      'Place (Optional)': 'The hall',
    });
    await goOn(page, 'time');
  });
  await walk.step('Ada', 'publishes it', async (page) => {
    await page.goto(`${walk.places.get('Demo night')}?step=publish`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('The event is published')).toBeVisible();
  });
  await walk.each(['Nora', 'Mia'], 'registers on a phone', async (page) => {
    await walk.goto(page, '/events');
    await page.getByRole('link', { name: 'Demo night' }).first().click();
    await page.getByRole('button', { name: 'Register' }).tap();
    await expect(page.getByText('You are registered').first()).toBeVisible();
  });
  await walk.step('Ada', 'moves it', async (page) => {
    const form = await onStep(walk, page, 'Demo night', 'time');
    await form.fill({ 'Starts (Optional)': inHours(120), 'Ends (Optional)': inHours(122) });
    await goOn(page, 'time');
  });
  await told(walk, ['Nora', 'Mia'], 'is told that it was moved', 'The event Demo night has changed');
  await walk.step('Ada', 'calls it off', async (page) => {
    await page.goto(`${walk.places.get('Demo night')}?step=publish`);
    const form = new RecordForm(page);
    await form.choose('Status', 'Cancelled');
    await form.save('Save state');
    await page.getByRole('button', { name: 'Cancel the event' }).click();
  });
  await told(walk, ['Nora', 'Mia'], 'is told that it does not take place', 'The event Demo night was cancelled');
}

function told(walk: Walk, names: readonly Name[], what: string, words: string): Promise<void> {
  return walk.each(names, what, async (page) => {
    await walk.goto(page, '/');
    await isTold(page, words);
  });
}

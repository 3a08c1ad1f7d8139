import { expect, type Page } from '@playwright/test';
import { EventComposer, inHours } from '../../pages/EventComposer.ts';
import type { Name, Walk } from '../Walk.ts';
import { isTold } from './judging.ts';

/** What an event says of itself, and of the reader. */
const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

const row = (page: Page, name: string, state: string) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: state });

/** One place and two who want it: who waits moves up, takes part, and reads so; then the event is put away. */
export async function workshop(walk: Walk): Promise<void> {
  const title = 'Pricing workshop';
  const composer = new EventComposer(walk.of('Ada'));
  await walk.step('Ada', 'plans a workshop with one place', async (page) => {
    await walk.goto(page, '/events');
    await composer.begin(title, 'Workshop');
    await composer.fillStep('time', { 'Starts (Optional)': inHours(52), 'Ends (Optional)': inHours(54) });
    await composer.fillStep('places', { 'Places (Optional)': '1' });
    await composer.publish();
    walk.places.set(title, composer.event);
  });
  await walk.step('Sam', 'keeps the registrations open', async (page) => {
    await page.goto(`${composer.event}/attendees`);
    await says(page, 'Nobody is registered whom you may see');
  });
  await walk.step('Mia', 'keeps the list of events open, on a phone', async (page) => {
    await walk.goto(page, '/events');
    await expect(card(page, title)).toContainText('0 of 1 places taken');
  });
  await registers(walk, 'Nora', 'Register', 'You are registered');
  await walk.step('Sam', 'sees her come without asking again', (page) =>
    expect(row(page, 'Nora', 'Registered')).toBeVisible(),
  );
  await walk.step('Mia', 'sees the place go without asking again', (page) =>
    expect(card(page, title)).toContainText('1 of 1 places taken'),
  );
  await registers(walk, 'Omar', 'Join the waiting list', 'You are number 1 on the waiting list');
  await walk.step('Nora', 'cannot come after all', async (page) => {
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
    await says(page, 'This event is full');
  });
  await walk.step('Omar', 'has the place without asking again, and is told', async (page) => {
    await says(page, 'You are registered');
    await walk.goto(page, '/');
    await isTold(page, `${title}: a place has become free and is yours`);
  });
  await walk.step('Sam', 'sees one come for the other', (page) =>
    expect(row(page, 'Omar', 'Registered')).toBeVisible(),
  );
  await attendance(walk, composer);
  await archive(walk, composer, title);
}

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function registers(walk: Walk, name: Name, button: string, words: string): Promise<void> {
  await walk.step(name, `reads: ${words}`, async (page) => {
    await walk.goBackTo(page, 'Pricing workshop');
    await page.getByRole('button', { name: button }).click();
    await says(page, words);
  });
}

async function attendance(walk: Walk, composer: EventComposer): Promise<void> {
  await walk.step('Ada', 'writes down who came', async (page) => {
    await composer.fillStep('time', { 'Starts (Optional)': inHours(-30), 'Ends (Optional)': inHours(-28) });
    await page.goto(`${composer.event}/attendees/attendance`);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Save attendance' }).click();
    await says(page, 'The attendance is saved');
  });
  await walk.step('Omar', 'reads that he was there', async (page) => {
    await page.goto(`${composer.event}/attendees`);
    await says(page, 'Attended');
  });
}

async function archive(walk: Walk, composer: EventComposer, title: string): Promise<void> {
  const list = `/events?when=all&q=${encodeURIComponent(title)}`;
  await walk.step('Ada', 'archives it', async (page) => {
    const form = await composer.open('publish');
    await form.field('Archived').check();
    await form.save('Save state');
    await expect(page.getByTestId('toast').first()).toBeVisible();
  });
  await walk.step('Omar', 'finds it in no list any more, and still at its address', async (page) => {
    await walk.goto(page, list);
    await says(page, 'No event matches your search');
    await page.goto(composer.event);
    await says(page, 'You came');
  });
}

/** An event of every week: one date is moved, and who comes to it is told. */
export async function breakfasts(walk: Walk): Promise<void> {
  const composer = new EventComposer(walk.of('Ada'));
  const second = await walk.step('Ada', 'plans breakfasts of three weeks', async (page) => {
    await walk.goto(page, '/events');
    await composer.begin('Breakfast', 'Networking');
    await composer.fillStep('time', { 'Starts (Optional)': inHours(72), 'Ends (Optional)': inHours(73) });
    await composer.publish();
    await composer.open('time');
    await page.getByLabel('Number of dates').fill('3');
    await page.getByRole('button', { name: 'Make the dates' }).click();
    const dates = page.getByRole('list', { name: 'All dates' }).getByRole('link');
    await expect(dates).toHaveCount(3);
    return (await dates.nth(1).getAttribute('href'))?.replace(/\/edit.*/, '') ?? '';
  });
  await walk.step('Mia', 'registers for the second, on a phone', async (page) => {
    await walk.goto(page, second);
    await page.getByRole('button', { name: 'Register' }).tap();
    await says(page, 'You are registered');
  });
  await walk.step('Ada', 'moves that one alone', async (page) => {
    await walk.goto(page, `${second}/edit?step=time`);
    await expect(page.getByRole('radio', { name: 'This event' })).toBeChecked();
    await page.getByLabel('Starts (Optional)', { exact: true }).fill(inHours(72 + 7 * 24 + 2));
    await page.getByLabel('Ends (Optional)', { exact: true }).fill(inHours(72 + 7 * 24 + 3));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL(/step=hosts/);
  });
  await walk.step('Mia', 'is told of it', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, 'The event Breakfast has changed');
  });
}

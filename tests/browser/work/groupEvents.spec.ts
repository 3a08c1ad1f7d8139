import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { EventComposer, inHours } from '../pages/EventComposer.ts';
import { mailsOf } from '../support/mailsOf.ts';
import { address, signInBrowser } from '../support/visit.ts';
import { phone } from '../walk/Walk.ts';

async function enter(browser: Browser, account: string, path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  await signInBrowser(context, 'demo', account);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address('demo', path));
  return page;
}

/** What the event says of itself, and of the reader. */
const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

const hasEnded = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** Today's name for something, so that a test that runs again on the same rows finds its own. */
const fresh = (name: string): string => `${name} ${Date.now().toString(36)}`;

test('two places, three people: who comes too late waits, moves up and is told, and nobody reloads a page', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const title = fresh('Pricing workshop');
  const staff = await enter(browser, 'staff', '/events');
  const composer = new EventComposer(staff);
  await composer.begin(title, 'Workshop');
  await composer.leaveHostsFree();
  await composer.fillStep('time', { 'Starts (Optional)': inHours(48), 'Ends (Optional)': inHours(50) });
  await composer.fillStep('places', { 'Places (Optional)': '2' });
  await composer.publish();
  await staff.goto(`${composer.event}/attendees/invitations`);
  await says(staff, 'Nobody is registered yet');

  const path = new URL(composer.event).pathname;
  const first = await enter(browser, 'cofounder', path);
  const second = await enter(browser, 'cofounder2', path, phone);
  const third = await enter(browser, 'communitymember', path, phone);
  const everybody = [first, second, third];
  for (const page of everybody) await says(page, 'Places left: 2');
  // Whose startup has not been categorized is asked for figures in each tab, over whatever page it is.
  await first.addLocatorHandler(first.getByRole('dialog', { name: 'You have metrics to update' }), (question) =>
    question.getByText('Not now').click(),
  );

  await first.getByRole('button', { name: 'Register' }).click();
  await says(first, 'You are registered');
  for (const page of everybody) await says(page, 'Places left: 1');
  const coming = staff.getByRole('list', { name: 'Who comes' }).getByRole('listitem');
  await expect(coming).toHaveCount(1);

  await second.getByRole('button', { name: 'Register' }).tap();
  await says(third, 'This event is full');
  await third.getByRole('button', { name: 'Join the waiting list' }).tap();
  await says(third, 'You are number 1 on the waiting list');
  await says(first, 'On the waiting list: 1');
  const line = staff.getByRole('list', { name: 'Waiting list' });
  await expect(line.getByRole('listitem')).toHaveCount(1);
  await expect(coming).toHaveCount(2);

  // Nobody has touched the third page, and yet the place is theirs.
  await second.getByRole('button', { name: 'Cancel registration' }).tap();
  await second.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).tap();
  await says(third, 'You are registered');
  await says(second, 'This event is full');
  await expect(line).toHaveCount(0);
  await third.goto(address('demo', '/'));
  await third.getByRole('button', { name: /^Notifications/ }).click();
  const moved = `${title}: a place has become free and is yours`;
  await expect(third.getByTestId('notification').filter({ hasText: moved })).toBeVisible();
  await expect.poll(() => mailsOf('communitymember@demo.test', title).length, { timeout: 20_000 }).toBe(2);

  // The workshop was yesterday, by whatever clock: who came is written down, and each of them reads it of themselves.
  await composer.fillStep('time', { 'Starts (Optional)': inHours(-30), 'Ends (Optional)': inHours(-28) });
  await staff.goto(`${composer.event}/attendees/attendance`);
  await staff.getByRole('checkbox').first().check();
  await says(staff, '1 of 2 came');
  await staff.getByRole('button', { name: 'Save attendance' }).click();
  await says(staff, 'The attendance is saved');
  await staff.goto(`${composer.event}/attendees`);
  for (const state of ['Attended', 'No-show']) {
    await expect(staff.getByRole('row').filter({ hasText: state })).toHaveCount(1);
  }
  await first.goto(`${composer.event}/attendees`);
  await says(first, 'Attended');
  await expect(first.getByText('No-show')).toHaveCount(0);

  // What is archived is in no list of what takes place, and still there for who has its address.
  const found = first.getByRole('link', { name: title });
  await first.goto(address('demo', `/events?when=all&q=${encodeURIComponent(title)}`));
  await expect(found.first()).toBeVisible();
  const state = await composer.open('publish');
  await state.field('Archived').check();
  await state.save('Save state');
  await expect(staff.getByTestId('toast').first()).toBeVisible();
  await first.reload();
  await says(first, 'No event matches your search');
  await first.goto(composer.event);
  await says(first, 'You came');
  await hasEnded([staff, ...everybody]);
});

test('a breakfast of every week: one date is moved, one called off, and those who registered for it are told', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const title = fresh('Breakfast');
  const staff = await enter(browser, 'staff', '/events');
  const composer = new EventComposer(staff);
  await composer.begin(title, 'Networking');
  await composer.leaveHostsFree();
  await composer.fillStep('time', { 'Starts (Optional)': inHours(72), 'Ends (Optional)': inHours(73) });
  await composer.publish();

  await composer.open('time');
  await staff.getByLabel('Number of dates').fill('3');
  await says(staff, 'Further dates: 2');
  await staff.getByRole('button', { name: 'Make the dates' }).click();
  await says(staff, 'Dates made: 2');
  const dates = staff.getByRole('list', { name: 'All dates' }).getByRole('link');
  await expect(dates).toHaveCount(3);
  const [second = '', third = ''] = await dates.evaluateAll((links) =>
    links.slice(1).map((link) => (link.getAttribute('href') ?? '').replace(/\/edit.*/, '')),
  );
  const words = await dates.allTextContents();

  const guest = await enter(browser, 'cofounder2', second, phone);
  for (const path of [second, third]) {
    await guest.goto(address('demo', path));
    await guest.getByRole('button', { name: 'Register' }).tap();
    await says(guest, 'You are registered');
  }

  // Two hours later, this one alone.
  await staff.goto(address('demo', `${second}/edit?step=time`));
  await expect(staff.getByRole('radio', { name: 'This event' })).toBeChecked();
  await staff.getByLabel('Starts (Optional)', { exact: true }).fill(inHours(72 + 7 * 24 + 2));
  await staff.getByLabel('Ends (Optional)', { exact: true }).fill(inHours(72 + 7 * 24 + 3));
  await staff.getByRole('button', { name: 'Save and continue' }).click();
  await staff.waitForURL(/step=hosts/);
  await staff.goto(address('demo', `${second}/edit?step=time`));
  await expect(dates).toHaveCount(3);
  const after = await dates.allTextContents();
  expect([after[0] === words[0], after[1] === words[1], after[2] === words[2]]).toEqual([true, false, true]);

  await staff.goto(address('demo', `${third}/edit?step=publish`));
  await staff.getByRole('combobox', { name: 'Status' }).click();
  await staff.getByRole('option', { name: 'Cancelled' }).click();
  await staff.getByRole('button', { name: 'Save state' }).click();
  await staff.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(staff.getByTestId('toast').first()).toBeVisible();

  await guest.goto(address('demo', third));
  await says(guest, 'This event is cancelled');
  await guest.goto(address('demo', second));
  await says(guest, 'You are registered');
  await guest.goto(address('demo', '/'));
  await guest.getByRole('button', { name: /^Notifications/ }).click();
  for (const news of [`The event ${title} has changed`, `The event ${title} was cancelled`]) {
    await expect(guest.getByTestId('notification').filter({ hasText: news })).toHaveCount(1);
  }
  await hasEnded([staff, guest]);
});

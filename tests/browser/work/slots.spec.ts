import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const DAY = 86_400_000;

/** A published event of one-on-one sessions, two each of two hosts; gives its id. */
async function officeDay(): Promise<string> {
  const admin = await tokenOf('demo', 'admin');
  const { hosts } = (await ask(
    'demo',
    admin,
    '{ hosts: users(filter: { email: { OR: [{ IS: "coach@demo.test" }, { IS: "mentor@demo.test" }] } }) { results { _id } } }',
  )) as { hosts: { results: { _id: string }[] } };
  const day = new Date(Date.now() + 400 * DAY).toISOString().slice(0, 10);
  const { event } = (await ask('demo', admin, 'mutation { event: createIncubatorEvent { _id } }')) as {
    event: { _id: string };
  };
  const input = {
    title: 'Office day',
    eventType: 'ONE_ON_ONE',
    status: 'published',
    hosts: hosts.results.map(({ _id }) => _id),
    duration: 30,
    timeslotIncrement: 0,
    oneOnOneDates: [{ start: `${day}T09:00:00.000Z`, end: `${day}T10:00:00.000Z` }],
    availability: { method: 'dates', mode: 'onSite' },
    // So far ahead nobody has hours of coaching allotted.
    ignoreHourAllocation: true,
  };
  await change(event._id, input);
  return event._id;
}

async function change(id: string, input: object): Promise<void> {
  const text =
    'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
  await ask('demo', await tokenOf('demo', 'admin'), text, { id, input });
}

async function open(browser: Browser, account: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await signInBrowser(context, 'demo', account);
  const page = await context.newPage();
  await page.goto(address('demo', path));
  return page;
}

test('of two hosts one is chosen; a time that somebody takes is gone from the other phone at once, and is back when given up', async ({
  browser,
}) => {
  test.setTimeout(45_000);
  const path = `/events/${await officeDay()}`;
  const [first, second] = [await open(browser, 'cofounder2', path), await open(browser, 'communitymember', path)];
  const times = (page: Page) => page.getByRole('button', { name: /^Book / });
  const choose = (page: Page, at: number) =>
    page.getByRole('radiogroup', { name: 'With whom' }).locator('label').nth(at).tap();
  for (const page of [first, second]) {
    await choose(page, 1);
    await expect(times(page)).toHaveCount(2);
  }
  await times(first).first().tap();
  await first.getByRole('button', { name: 'Book it' }).tap();
  await expect(first.getByRole('heading', { name: 'Your session' })).toBeVisible();
  await expect(times(second)).toHaveCount(1);
  await choose(second, 0);
  await expect(times(second)).toHaveCount(2);
  await choose(second, 1);

  await first.getByRole('button', { name: 'Cancel registration' }).tap();
  await first.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).tap();
  await expect(times(second)).toHaveCount(2);
  await Promise.all([first.context().close(), second.context().close()]);
});

test('a conversation leaves the page of whoever looks at it with its event, and is back once that is put on again', async ({
  browser,
}) => {
  const id = await officeDay();
  const page = await open(browser, 'cofounder2', `/events/${id}`);
  await page
    .getByRole('button', { name: /^Book / })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Book it' }).tap();
  const conversations = page.getByRole('list', { name: 'Next conversations' });
  await expect(conversations.getByRole('listitem')).toHaveCount(1);
  await change(id, { status: 'cancelled' });
  await expect(page.getByText('This event is cancelled')).toBeVisible();
  await expect(conversations).toHaveCount(0);
  await change(id, { status: 'published' });
  await expect(conversations.getByRole('listitem')).toHaveCount(1);
  await page.context().close();
});

import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const SESSIONS = `query ($startup: ID!, $me: ID!) { coachingSessions(limit: 1, sort: [{ field: startTime, direction: DESC }],
  filter: { startup: { IS: $startup }, coachs: { CONTAINS: $me }, status: { IS: planned } }) { results { _id } } }`;

/** A planned session of the mentor with the founder's startup, and the founder. */
async function sharedSession(): Promise<{ readonly id: string; readonly founder: string }> {
  const who = '{ currentUser { _id fullName startups { _id } } }';
  const founder = (await ask('demo', await tokenOf('demo', 'cofounder'), who)).currentUser as {
    fullName: string;
    startups: readonly { _id: string }[];
  };
  const token = await tokenOf('demo', 'mentor');
  const mentor = (await ask('demo', token, who)).currentUser as { _id: string };
  const variables = { startup: founder.startups[0]?._id ?? '', me: mentor._id };
  const found = (await ask('demo', token, SESSIONS, variables)).coachingSessions as { results: { _id: string }[] };
  return { id: found.results[0]?._id ?? '', founder: founder.fullName };
}

/** What is asked of a founder when they come does not belong to this day. */
async function laterPlease(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: 'Not now' }).last();
  await page.addLocatorHandler(later, () => later.click());
}

test('a coach agrees with a founder on something to do; the founder does it on a phone, and it is done for both', async ({
  browser,
}) => {
  const { id, founder: name } = await sharedSession();
  const action = 'Ask two customers what they would pay';

  const desk = await browser.newContext();
  await signInBrowser(desk, 'demo', 'mentor');
  const coach = await desk.newPage();
  await coach.goto(address('demo', `/coaching/session/${id}`));
  await coach.getByRole('textbox', { name: 'Notes', exact: true }).fill('The price is open.');
  await coach.getByRole('button', { name: 'Save notes' }).click();
  await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
  await coach.getByRole('button', { name: 'Add action item' }).click();
  await coach.getByLabel('What is to be done').fill(action);
  await coach.getByLabel('Who does it').selectOption({ label: name });
  await coach.getByRole('button', { name: 'Add action item' }).click();
  const item = coach.getByRole('checkbox', { name: `Done: ${action}` });
  await expect(item).not.toBeChecked();

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await signInBrowser(phone, 'demo', 'cofounder');
  const founder = await phone.newPage();
  await laterPlease(founder);
  await founder.goto(address('demo', `/coaching/session/${id}`));
  await expect(founder.getByRole('region', { name: 'When, where and with whom' })).toBeInViewport();
  await expect(founder.getByText('The price is open.')).toBeVisible();
  expect(await founder.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await founder.goto(address('demo', '/tasks'));
  await founder.getByRole('checkbox', { name: new RegExp(action) }).click();
  await founder.goto(address('demo', `/coaching/session/${id}`));
  await expect(founder.getByRole('checkbox', { name: `Done: ${action}` })).toBeChecked();

  // Without asking again: the coach is told while they look at the page.
  await expect(item).toBeChecked();
  await coach.getByRole('link', { name: 'Changes' }).click();
  await expect(coach.getByRole('list', { name: 'Changes' }).getByText('Notes').first()).toBeVisible();
  await Promise.all([desk.close(), phone.close()]);
});

test('a coach sees their week first, with the way to each session', async ({ browser }) => {
  const context = await browser.newContext();
  await signInBrowser(context, 'demo', 'mentor');
  const page = await context.newPage();
  await page.goto(address('demo', '/coaching'));
  await expect(
    page.getByRole('link', { name: 'My week' }).or(page.getByRole('button', { name: 'My week' })),
  ).toBeVisible();
  const week = page.getByRole('heading', { level: 2 }).first();
  const now = await week.textContent();
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(week).not.toHaveText(now ?? '');
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(week).toHaveText(now ?? '');
  await context.close();
});

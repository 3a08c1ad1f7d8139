import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const MS_PER_DAY = 86_400_000;
const WHO = '{ currentUser { _id } startups(limit: 1) { results { _id } } }';
const NEW_TASK = `mutation ($name: String, $due: DateTime!, $me: ID!) {
  createTask(name: $name, dueDate: $due, assignees: [{ type: User, value: $me }]) { _id } }`;
const NEW_SESSION = `mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }`;

interface Answer {
  readonly currentUser: { readonly _id: string };
  readonly startups: { readonly results: readonly { readonly _id: string }[] };
}

test('somebody looks through the weeks of their calendar at a desk, and by days on a phone', async ({ browser }) => {
  const token = await tokenOf('demo', 'mentor');
  const { currentUser, startups } = (await ask('demo', token, WHO)) as unknown as Answer;
  const startup = startups.results[0]?._id ?? '';
  // In a month's time, at noon, where the calendar is not looked at first.
  const day = new Date(Date.now() + 30 * MS_PER_DAY).toISOString().slice(0, 10);
  const at = (clock: string): string => `${day}T${clock}:00.000Z`;
  await ask('demo', token, NEW_TASK, { name: 'Write the invoice', due: at('17:00'), me: currentUser._id });
  const input = {
    name: 'Plan of the quarter',
    startTime: at('17:00'),
    endTime: at('18:30'),
    startup,
    coachs: [currentUser._id],
  };
  await ask('demo', token, NEW_SESSION, { input });

  const context = await browser.newContext();
  await signInBrowser(context, 'demo', 'mentor');
  const page = await context.newPage();
  await page.goto(address('demo', '/calendar'));
  await page.getByText('Week', { exact: true }).click();
  await expect(page.locator('[data-now]')).toBeVisible();
  const week = page.getByRole('region', { name: /\d/ });
  const session = week.getByRole('link', { name: /Plan of the quarter/ });
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.locator('[data-now]')).toHaveCount(0);
  await page.goto(address('demo', `/calendar?week=${day}`));
  await expect(session).toBeVisible();
  await expect(week.getByRole('link', { name: /Write the invoice/ })).toBeVisible();
  // As tall as it is long: three half hours are as high as the line of one and a half.
  expect((await session.boundingBox())?.height).toBeGreaterThan(60);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(week).toBeHidden();
  await expect(page.getByRole('link', { name: /Plan of the quarter/ })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('link', { name: /Plan of the quarter/ })).toBeHidden();
  await context.close();

  // Another browser remembers how they look at it.
  const elsewhere = await browser.newContext();
  await signInBrowser(elsewhere, 'demo', 'mentor');
  const other = await elsewhere.newPage();
  await other.goto(address('demo', '/calendar'));
  await expect(other.locator('[data-now]')).toBeVisible();
  await other.getByText('Month', { exact: true }).click();
  await expect(other.getByRole('table')).toBeVisible();
  await elsewhere.close();
});

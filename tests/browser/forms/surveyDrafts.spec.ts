import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { ask } from '../support/ask.ts';
import { mailsOf } from '../support/mailsOf.ts';
import { tokenOf } from '../support/visit.ts';
import { phone } from '../walk/Walk.ts';

const run = async (account: string, text: string, variables: Record<string, unknown> = {}) => {
  const { made } = await ask('demo', await tokenOf('demo', account), text, variables);
  return made as { readonly _id: string; readonly revision?: number };
};

/** A form of one question that is published. */
async function publishedForm(title: string): Promise<string> {
  const make = `mutation ($input: FormCreateInput!) { made: createForm(input: $input) { _id } }`;
  const { _id: id } = await run('admin', make, { input: { title } });
  const element = {
    questionType: 'text',
    label: 'For whom?',
    required: false,
    labels: [],
    descriptions: [],
    options: [],
  };
  const elements = [{ ...element, _id: `whom-${id}`, treeOptions: [], userAddRow: false }];
  const change = `mutation ($id: ID!, $changes: FormDraftInput!) { changeForm(formId: $id, changes: $changes) { formId } }`;
  await run('admin', change, { id, changes: { elements, order: [`whom-${id}`] } });
  await run('admin', `mutation ($id: ID!) { publishForm(formId: $id, moveDrafts: false) { formId } }`, { id });
  const read = `query ($id: ID!) { made: form(id: $id) { _id revision } }`;
  await expect.poll(async () => (await run('admin', read, { id })).revision, { timeout: 15_000 }).toBe(1);
  return id;
}

/** Asks a founder for feedback; gives the title of the request and its address. */
async function survey(): Promise<{ readonly title: string; readonly path: string }> {
  const title = `Half-way ${Date.now().toString(36)}`;
  const form = await publishedForm(title);
  const founder = await run('cofounder2', '{ made: currentUser { _id } }');
  const make = `mutation ($input: FeedbackRequestCreateInput!) { made: createFeedbackRequest(input: $input) { _id } }`;
  const { _id } = await run('admin', make, { input: { title, form, status: 'open', recipients: [founder._id] } });
  return { title, path: `/survey/${_id}` };
}

const comment = (page: Page) => page.getByLabel('Comment', { exact: true });
const rating = (page: Page) => page.getByLabel('Overall rating, from 0 to 10');
const isSaved = (page: Page) => expect(page.getByText(/^Saved [^,]*$/)).toBeVisible();

test('who is asked for feedback hears of it, writes it on two devices without losing a word, and gives it once', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(120_000);
  const { title, path } = await survey();
  await expect.poll(() => mailsOf('cofounder2@demo.test', title).length, { timeout: 20_000 }).toBe(1);
  await openAs(desk, 'demo', 'cofounder2', '/');
  await desk.getByRole('button', { name: /Notifications/ }).click();
  await desk.getByText(title).first().click();
  await desk.waitForURL((url) => url.pathname === path);

  const hand = await (await browser.newContext(phone)).newPage();
  await openAs(hand, 'demo', 'cofounder2', path);
  await expect(comment(hand)).toBeVisible();
  await hand.context().setOffline(true);
  await comment(hand).fill('Words of the phone');
  await rating(desk).fill('9');
  await comment(desk).fill('Words of the desk');
  await isSaved(desk);
  await hand.context().setOffline(false);

  // The rating comes in; of the comment, which both have written, one chooses before one sends.
  const choice = hand.getByRole('alert', { name: 'Two versions: Comment' });
  await expect(choice.getByText('Words of the desk')).toBeVisible({ timeout: 20_000 });
  await expect(rating(hand)).toHaveValue('9');
  await expect(hand.getByText(/^Saved [^,]*$/)).toHaveCount(0);
  await expect(comment(desk)).toHaveValue('Words of the desk');
  await hand.getByRole('button', { name: 'Send feedback' }).tap();
  await expect(comment(hand)).toBeFocused();
  // Not chosen yet, and found again in a page that is loaded anew.
  await hand.reload();
  await expect(comment(hand)).toHaveValue('Words of the phone');
  await choice.getByRole('button', { name: 'Keep mine' }).tap();
  await expect(comment(desk)).toHaveValue('Words of the phone', { timeout: 25_000 });

  // What is written after another device has sent it is said not to be sent.
  await hand.context().setOffline(true);
  await comment(hand).fill('Too late');
  await desk.getByRole('button', { name: 'Send feedback' }).click();
  await expect(desk.getByText('You have given your feedback.', { exact: false })).toBeVisible();
  await hand.context().setOffline(false);
  await expect(hand.getByText('You have given your feedback.', { exact: false })).toBeVisible({ timeout: 25_000 });
  await expect(hand.getByText('It was sent from another device.', { exact: false })).toBeVisible();
  await expect(hand.getByText('Too late')).toBeVisible();
  await hand.context().close();
});

import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { ask } from '../support/ask.ts';
import { scoringFunnel } from '../support/scoringFunnel.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';
import { phone } from '../walk/Walk.ts';

/** Begins an application with a form of one question; gives the address of its form, and the funnel. */
async function begun(): Promise<{ readonly form: string; readonly funnel: string }> {
  const { funnel } = await scoringFunnel('demo', 0);
  const token = await tokenOf('demo', 'applicant');
  const start = `mutation ($input: StartApplicationInput!) { made: startApplication(input: $input) { _id } }`;
  const startupName = `Two devices ${Date.now().toString(36)}`;
  const made = (await ask('demo', token, start, { input: { startupName, funnel } })) as unknown as {
    made: { _id: string };
  };
  return { form: `/application/${made.made._id}/form`, funnel };
}

/** Another question is asked from now on, and whoever has begun is asked as well. */
async function askMore(funnel: string, label: string): Promise<void> {
  const token = await tokenOf('demo', 'admin');
  const rounds = `query ($id: ID!) { funnelRounds(filter: { funnel: { IS: $id }, form: { EXISTS: true } }) { results { form { _id } } } }`;
  const { funnelRounds } = (await ask('demo', token, rounds, { id: funnel })) as unknown as {
    funnelRounds: { results: { form: { _id: string } }[] };
  };
  const id = funnelRounds.results[0]?.form._id;
  const element = { questionType: 'text', label, required: true, labels: [], descriptions: [], options: [] };
  const changes = { elements: [{ ...element, _id: `more-${Date.now()}`, treeOptions: [], userAddRow: false }] };
  await ask(
    'demo',
    token,
    `mutation ($id: ID!, $changes: FormDraftInput!) { changeForm(formId: $id, changes: $changes) { formId } }`,
    { id, changes },
  );
  await ask('demo', token, `mutation ($id: ID!) { publishForm(formId: $id, moveDrafts: true) { formId } }`, { id });
  const revision = async () =>
    (
      (await ask('demo', token, `query ($id: ID!) { form(id: $id) { revision } }`, { id })) as {
        form: { revision: number };
      }
    ).form.revision;
  await expect.poll(revision, { timeout: 15_000 }).toBe(2);
}

const pitch = (page: Page) => page.getByRole('textbox', { name: 'Pitch' });
const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();
test('an applicant goes on with a phone; of what both have changed one chooses, and nothing is lost', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(90_000);
  const { form } = await begun();
  await openAs(desk, 'demo', 'applicant', form);
  await pitch(desk).fill('Batteries');
  await isSaved(desk);

  const hand = await (await browser.newContext(phone)).newPage();
  await openAs(hand, 'demo', 'applicant', form);
  await expect(pitch(hand)).toHaveValue('Batteries');
  await desk.context().setOffline(true);
  await pitch(hand).fill('Batteries of sand');
  await isSaved(hand);

  await pitch(desk).fill('Batteries of salt');
  await desk.context().setOffline(false);
  const choice = desk.getByRole('alert', { name: 'Two versions: Pitch' });
  await expect(choice.getByText('Batteries of sand')).toBeVisible();
  await expect(choice.getByText('Batteries of salt')).toBeVisible();
  await expect(pitch(desk)).toHaveValue('Batteries of salt');

  // Not chosen yet, and found again in a page that is loaded anew.
  await desk.reload();
  await expect(pitch(desk)).toHaveValue('Batteries of salt');
  await choice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(pitch(desk)).toHaveValue('Batteries of sand');
  await expect(choice).toHaveCount(0);

  // Whoever looks at another tab and comes back finds what was saved, not what was read first.
  await pitch(desk).fill('Batteries of stone');
  await isSaved(desk);
  await desk.getByRole('link', { name: 'Where it stands' }).click();
  await desk.goBack();
  await expect(pitch(desk)).toHaveValue('Batteries of stone');

  // What was saved elsewhere comes to the page that is open.
  await expect(pitch(hand)).toHaveValue('Batteries of stone', { timeout: 25_000 });
  await pitch(hand).fill('Batteries of air');
  await isSaved(hand);
  await hand.reload();
  await expect(pitch(hand)).toHaveValue('Batteries of air');

  await hand.getByRole('button', { name: 'Hand in the application' }).tap();
  await hand.getByRole('dialog').getByRole('button', { name: 'Hand in the application' }).tap();
  await hand.waitForURL(/\/progress/);

  await pitch(desk).fill('Too late');
  await expect(
    desk.getByText('These answers were sent from another device meanwhile.', { exact: false }),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Show the other version' }).click();
  await expect(desk.getByText('Batteries of air')).toBeVisible();
  await hand.context().close();
});

test('who has the link and the applicant fill one draft at once, and neither loses a word', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(90_000);
  const { form, funnel } = await begun();
  await askMore(funnel, 'Runway');
  const runway = (page: Page) => page.getByRole('textbox', { name: 'Runway' });
  await openAs(desk, 'demo', 'applicant', form);
  await desk.getByText('Let somebody without an account fill it').click();
  await desk.getByRole('button', { name: 'New link' }).click();
  const link = await desk.getByRole('textbox', { name: /Whoever has this link/ }).inputValue();
  const guest = await (await browser.newContext(phone)).newPage();
  await guest.goto(link);
  await expect(runway(guest)).toBeVisible();

  // Both write before either has read a word of the other.
  await Promise.all([pitch(desk).fill('Of the applicant'), runway(guest).fill('Of the guest')]);
  await Promise.all([isSaved(desk), isSaved(guest)]);
  await expect(runway(desk)).toHaveValue('Of the guest', { timeout: 25_000 });
  await expect(pitch(guest)).toHaveValue('Of the applicant', { timeout: 25_000 });
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await expect(guest.getByRole('alert')).toHaveCount(0);
  await desk.reload();
  await expect(pitch(desk)).toHaveValue('Of the applicant');
  await expect(runway(desk)).toHaveValue('Of the guest');
  await guest.context().close();
});

test('a form that gains a question while somebody fills it is not handed in without that question, and loses nothing', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { form, funnel } = await begun();
  await openAs(page, 'demo', 'applicant', form);
  await pitch(page).fill('Batteries');
  await isSaved(page);
  await askMore(funnel, 'Runway');

  await pitch(page).fill('Batteries of sand');
  const isOutdated = page.getByText('This form was changed while you were answering.', { exact: false });
  await expect(isOutdated).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Runway' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on with the new form' }).click();
  await expect(page.getByRole('textbox', { name: 'Runway' })).toBeVisible();
  await expect(pitch(page)).toHaveValue('Batteries of sand');
  await isSaved(page);
  await expect(isOutdated).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Runway' }).fill('Ten months');
  await isSaved(page);
  await page.reload();
  await expect(pitch(page)).toHaveValue('Batteries of sand');
  await expect(page.getByRole('textbox', { name: 'Runway' })).toHaveValue('Ten months');
});

test('a session that ends while somebody writes takes nothing of it: they sign in and go on where they were', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { form } = await begun();
  // Nobody tells the page that its session has ended: it learns of it from the next refusal.
  await page.routeWebSocket(/subscriptions/, () => undefined);
  await signInBrowser(page.context(), 'demo', 'applicant', { ownToken: true });
  await page.goto(address('demo', form));
  await pitch(page).fill('Batteries');
  await isSaved(page);

  const token = await page.evaluate(() => localStorage.getItem('accelerator-token') ?? '');
  const sessionId = await page.evaluate(() => localStorage.getItem('aa:session-id'));
  await ask('demo', token, 'mutation ($id: ID!) { logoutSession(sessionId: $id) { _id } }', { id: sessionId });
  await pitch(page).fill('Batteries of sand, which nobody has saved');
  await page.waitForURL(/\/login/);
  await page.locator('input[type=email]').fill('applicant@demo.test');
  await page.locator('input[type=password]').fill('accelerate');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(new RegExp(form));
  await expect(pitch(page)).toHaveValue('Batteries of sand, which nobody has saved');
  await isSaved(page);
});

import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { findPerson } from '../support/findPerson.ts';
import { deviceOf, Hand, type HandKind } from '../support/Hand.ts';
import { newFounder, newStartup } from '../support/newFounder.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const hands = ['mouse', 'touch', 'keyboard'] as const;
const DAY_MS = 86_400_000;

/** Does a job from the reader's home on, and says how often something was pressed for it. */
async function doJob(
  browser: Browser,
  kind: HandKind,
  account: string,
  job: (hand: Hand, page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext(deviceOf[kind]);
  await signInBrowser(context, 'demo', account);
  const page = await context.newPage();
  await page.goto(address('demo', '/'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const hand = new Hand(page, kind);
  await job(hand, page);
  await context.close();
  return hand.presses;
}

for (const kind of hands) {
  // Within three seconds: `npm run bench -- founder`, on a machine that does nothing else.
  test(`an admin finds a founder by ${kind} with one press and their name`, async ({ browser }) => {
    const { currentUser } = await ask('demo', await tokenOf('demo', 'cofounder'), '{ currentUser { fullName } }');
    const { fullName } = currentUser as { fullName: string };
    const presses = await doJob(browser, kind, 'admin', (hand, page) => findPerson(page, hand, kind, fullName));
    expect(presses).toBeLessThanOrEqual(1);
  });

  test(`staff decide on an application from home by ${kind} in three presses`, async ({ browser }) => {
    const presses = await doJob(browser, kind, 'staff', async (hand, page) => {
      const list = page.getByRole('region', { name: /^Waiting for a decision/ });
      await hand.press(list.getByRole('listitem').getByRole('link').first());
      const bar = page.getByRole('region', { name: 'Decision' });
      await hand.press(bar.getByRole('button', { name: 'Reject', exact: true }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }));
      await expect(page.getByText(/^You can undo this until/)).toBeVisible();
    });
    expect(presses).toBeLessThanOrEqual(3);
  });

  test(`a mentor accepts a request for a meeting by ${kind} in two presses`, async ({ browser }) => {
    const about = `What may a contract cost? (${kind})`;
    await askForMeeting(about);
    const presses = await doJob(browser, kind, 'mentor', async (hand, page) => {
      const card = page.getByRole('listitem').filter({ hasText: about });
      await hand.press(card.getByRole('button', { name: 'Accept' }));
      await expect(card).toHaveCount(0);
    });
    expect(presses).toBeLessThanOrEqual(2);
  });

  test(`staff see which startups have not reported by ${kind} in two presses`, async ({ browser }) => {
    const late = await newStartup(`Late by ${kind}`);
    await askForFigures(late._id);
    const presses = await doJob(browser, kind, 'admin', async (hand, page) => {
      await hand.press(page.getByRole('main').getByRole('link', { name: /Reports overdue/ }));
      await expect(page.getByRole('main').getByText(late.name).first()).toBeVisible();
    });
    expect(presses).toBeLessThanOrEqual(2);
  });

  test(`staff add a task to a startup by ${kind} in three presses`, async ({ browser }) => {
    const title = `Bring the contract (${kind})`;
    const { startups } = await ask(
      'demo',
      await tokenOf('demo', 'admin'),
      '{ startups(limit: 1) { results { _id } } }',
    );
    const [startup] = (startups as { results: { _id: string }[] }).results;
    const presses = await doJob(browser, kind, 'admin', async (hand, page) => {
      await page.goto(address('demo', `/startup/${startup?._id}/file`));
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Add Task' }));
      const dialog = page.getByRole('dialog', { name: 'New task' });
      await hand.write(dialog.getByRole('textbox', { name: 'Task name' }), title);
      await hand.press(dialog.getByRole('button', { name: 'Save' }));
      await expect(page.getByText(title).first()).toBeVisible();
    });
    expect(presses).toBeLessThanOrEqual(3);
  });

  test(`an evaluator is at what is scored next by ${kind} in one press`, async ({ browser }) => {
    const presses = await doJob(browser, kind, 'evaluator', async (hand, page) => {
      await hand.press(page.getByRole('link', { name: /^(Go on|Begin|Start) scoring/ }).first());
      await expect(
        page
          .getByRole('radiogroup')
          .or(page.getByRole('button', { name: /Criteria|Score/ }))
          .first(),
      ).toBeVisible();
    });
    expect(presses).toBe(1);
  });

  test(`a founder is at what they are asked to report by ${kind} in one press`, async ({ browser }) => {
    const { account, startup } = await newFounder(`asked-by-${kind}`);
    await askForFigures(startup._id);
    const presses = await doJob(browser, kind, account, async (hand, page) => {
      await hand.press(page.getByRole('button', { name: /^Report now/ }).first());
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    });
    expect(presses).toBe(1);
  });

  test(`an applicant goes on with an application by ${kind} in one press`, async ({ browser }) => {
    const name = `Begun by ${kind}`;
    await beginApplication(name);
    const presses = await doJob(browser, kind, 'applicant', async (hand, page) => {
      const card = page.getByRole('article').filter({ hasText: name });
      await hand.press(card.getByRole('link', { name: /^(Continue|Go on|Start|Fill)/ }).first());
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /^(Next|Check|Hand in)/ })
          .first(),
      ).toBeVisible();
    });
    expect(presses).toBe(1);
  });
}

/** A founder asks the mentor of the demo for the last of their free times, and no two for the same one. */
async function askForMeeting(about: string): Promise<void> {
  const { currentUser } = await ask('demo', await tokenOf('demo', 'mentor'), '{ currentUser { _id } }');
  const mentor = (currentUser as { _id: string })._id;
  const token = await tokenOf('demo', 'cofounder2');
  const { bookableTimes } = await ask('demo', token, `{ bookableTimes(personId: "${mentor}") { startTime } }`);
  const times = bookableTimes as { startTime: string }[];
  await ask('demo', token, 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { _id } }', {
    input: {
      personId: mentor,
      message: about,
      startTime: times.at(-1 - [...hands].findIndex((kind) => about.includes(kind)))?.startTime,
    },
  });
}

/** Asks a startup for figures that were due yesterday. */
async function askForFigures(startup: string): Promise<void> {
  const date = new Date(Date.now() - DAY_MS).toISOString();
  // Over before it is due in each zone, whatever the hour.
  const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  const text = 'mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }';
  await ask('demo', await tokenOf('demo', 'admin'), text, {
    input: { type: 'METRICS', startup, date, from: day, to: day },
  });
}

/** The applicant begins an application, and goes away. */
async function beginApplication(startupName: string): Promise<void> {
  const token = await tokenOf('demo', 'applicant');
  const { openFunnels } = await ask('demo', token, '{ openFunnels: funnels(limit: 1) { results { _id } } }');
  const [funnel] = (openFunnels as { results: { _id: string }[] }).results;
  await ask('demo', token, 'mutation ($input: StartApplicationInput!) { startApplication(input: $input) { _id } }', {
    input: { startupName, funnel: funnel?._id },
  });
}

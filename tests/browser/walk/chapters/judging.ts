import { expect, type Page } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import { Writing } from '../../pages/Writing.ts';
import type { Name, Walk } from '../Walk.ts';
import { isAsked, isAskedNoMore, offerWednesdays } from './tasks.ts';

/** What is told behind the bell. */
export async function isTold(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByTestId('notification').filter({ hasText: words }).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function openApplication(walk: Walk, page: Page, startup: string): Promise<void> {
  await walk.goto(page, '/applications/overview');
  await page.getByRole('link', { name: startup }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: startup })).toBeVisible();
}

async function comment(page: Page, words: string, isShared: boolean): Promise<void> {
  const writing = new Writing(page, /omment$/);
  await writing.begin();
  await writing.type(words);
  if (isShared) await page.getByLabel('Visible to the applicant').check();
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByText('Comment added').first()).toBeVisible();
}

/** Applicant and staff talk about the application, and the applicant reads no more than is for them. */
export async function talking(walk: Walk): Promise<void> {
  await walk.step('Sam', 'asks the applicant for more', async (page) => {
    await openApplication(walk, page, 'Volta');
    await comment(page, 'How much does it weigh?', true);
  });
  await walk.step('Sam', 'notes something for colleagues', (page) => comment(page, 'Looks strong', false));
  await walk.step('Nora', 'is told, and reads the question but not the note', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /comment/i);
    await walk.goto(page, '/applications');
    await page.getByRole('link', { name: 'Volta' }).first().click();
    await page.getByRole('link', { name: 'Activities' }).click();
    await expect(page.getByText('How much does it weigh?')).toBeVisible();
    await expect(page.getByText('Looks strong')).toHaveCount(0);
  });
  await walk.step('Nora', 'answers', (page) => comment(page, 'Forty grams', false));
  await walk.each(['Sam'], 'is told of the answer', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Volta/);
  });
}

/** The applications go to the jury, and the evaluator scores them. */
export async function scoring(walk: Walk): Promise<void> {
  await walk.step('Ada', 'gives the applications to the evaluator', async (page) => {
    const fill = async (form: RecordForm) => {
      await form.choose('Evaluator', 'Eva');
      await form.choose('Funnel', 'Spring');
    };
    await walk.house.make(
      '/startups/programs/evaluation-assignation',
      'New Evaluation assignment',
      fill,
      'Save assignment',
    );
    await expect(page.getByRole('row', { name: /Eva.*Spring/ })).toBeVisible();
  });
  for (const startup of ['Volta', 'Rusty']) {
    await walk.step('Sam', `passes ${startup} on to the jury`, async (page) => {
      await openApplication(walk, page, startup);
      await page.getByRole('button', { name: 'On to Jury' }).click();
      await expect(page.getByText('It stands in Jury now')).toBeVisible();
    });
  }
  await walk.step('Nora', 'is told that the application has gone on', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Jury/);
  });
  await walk.step('Eva', 'has a task for it', async (page) => {
    await walk.goto(page, '/tasks');
    await expect(page.getByTestId('task').filter({ hasText: 'Evaluation' }).first()).toBeVisible();
  });
  await walk.step('Eva', 'is told, and goes on to score both', async (page) => {
    await walk.goto(page, '/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /^Applications for you to evaluate in Spring – Jury/ }).click();
    const criteria = page.getByRole('complementary', { name: 'Criteria' });
    for (const done of [1, 2]) {
      await criteria.getByRole('radio', { name: '4' }).check({ force: true });
      await criteria.getByRole('button', { name: /^Hand in/ }).click();
      await expect(page.getByText(`${done} of 2 done`)).toBeVisible();
    }
  });
  await walk.step('Eva', 'has the task no more', async (page) => {
    await walk.goto(page, '/tasks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('task').filter({ hasText: 'Evaluation' })).toHaveCount(0);
  });
  await walk.step('Sam', 'reads the scores', async (page) => {
    await openApplication(walk, page, 'Volta');
    const given = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: /^Eva/ }) });
    await expect(given.getByRole('row', { name: /^Score/ }).first()).toContainText('4');
  });
}

/** The jury meets one of them. */
export async function interview(walk: Walk): Promise<void> {
  await isAsked(walk, 'Eva', 'Availability for applications');
  await walk.step('Eva', 'offers hours', (page) => offerWednesdays(walk, page));
  await isAskedNoMore(walk, 'Eva', 'Availability for applications');
  await walk.step('Sam', 'invites Volta to a talk with Eva', async (page) => {
    await openApplication(walk, page, 'Volta');
    await page.getByRole('link', { name: 'Schedule a meeting' }).click();
    await new RecordForm(page).choose('Whom to meet', 'Eva');
    await page
      .getByRole('button', { name: /Wednesday/ })
      .last()
      .click();
    const asked = page.getByRole('dialog', { name: 'Schedule the meeting?' });
    await asked.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('The meeting is scheduled', { exact: false }).first()).toBeVisible();
  });
  await walk.each(['Nora', 'Eva'], 'is told of the talk', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /(meeting was scheduled|planned an interview with you) for the application of Volta/);
  });
}

/** One is accepted, one is not, and each learns it. */
export async function deciding(walk: Walk): Promise<void> {
  const decide = (name: Name, startup: string, action: string) =>
    walk.step(name, `decides on ${startup}: ${action}`, async (page) => {
      await openApplication(walk, page, startup);
      await page.getByRole('button', { name: action, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByText(/^You can undo this until/)).toBeVisible();
      await page.getByRole('button', { name: 'Tell now' }).click();
      await expect(page.getByText('The applicant is told', { exact: true })).toBeVisible();
    });
  await decide('Ada', 'Volta', 'Accept');
  await decide('Ada', 'Rusty', 'Reject');
  await walk.step('Nora', 'is in, and opens the file of the startup', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /accepted/i);
    await walk.goto(page, '/applications');
    await page.getByRole('link', { name: 'Volta' }).first().click();
    await page.getByRole('link', { name: 'Open your startup' }).click();
    await expect(page.getByRole('heading', { name: 'Volta', level: 1 })).toBeVisible();
  });
  await walk.step('Rita', 'learns that it is not this time, and sees no startup', async (page) => {
    await walk.goto(page, '/');
    await isTold(page, /Rusty/);
    await walk.goto(page, '/applications');
    await page.getByRole('link', { name: 'Rusty' }).first().click();
    await expect(page.getByText('We can’t offer you a place this time.', { exact: false })).toBeVisible();
  });
}

import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { ScoringRoom } from '../pages/ScoringRoom.ts';
import { scoringFunnel } from '../support/scoringFunnel.ts';
import { address, signInBrowser } from '../support/visit.ts';

/** As an admin: gives the applications of the funnel to two evaluators. */
async function shareOut(page: Page, funnel: string): Promise<void> {
  await openAs(page, 'demo', 'admin', `/applications/funnels/${funnel}/builder/evaluators`);
  await page.getByRole('button', { name: 'Share out' }).click();
  const dialog = page.getByRole('dialog');
  for (const email of ['evaluator@demo.test', 'expert@demo.test']) {
    await dialog.getByLabel('Name or e-mail').fill(email);
    await dialog.getByRole('checkbox').check();
  }
  await dialog.getByLabel('Evaluators for each').fill('1');
  await dialog.getByLabel('Due').fill('2099-05-01');
  await expect(dialog.getByText('2 evaluators, 8 applications, 1 each: 4 per evaluator.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Share out' }).click();
  await expect(page.getByText('Evaluations shared out: 8')).toBeVisible();
}

test('applications are shared out, scored by keyboard, given back, and ranked', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { funnel } = await scoringFunnel('demo', 8);
  await shareOut(page, funnel);
  await expect(page.getByRole('row', { name: /Noah Andersen 0 4 0/ })).toBeVisible();

  const evaluator = await browser.newContext();
  await signInBrowser(evaluator, 'demo', 'evaluator');
  const desk = await evaluator.newPage();
  await desk.goto(address('demo', '/'));
  await expect(desk.getByText('Score 4 applications, due May 1, 2099')).toBeVisible();
  await desk.getByRole('link', { name: 'Start scoring: Scored funnel of 8 · Jury' }).click();
  const room = new ScoringRoom(desk);
  await expect(room.name).toBeVisible();
  await expect(room.progress).toHaveText('0 of 4 done');
  const first = await room.name.textContent();
  // Whose application it is stays hidden, also in what was answered.
  expect(first).toMatch(/^Application \d+$/);
  await expect(desk.getByText('We are •••', { exact: false })).toBeVisible();
  await expect(desk.getByText(/Venture to score/)).toHaveCount(0);

  // J and K walk; the next one is there at once, as it was fetched ahead.
  await desk.keyboard.press('j');
  await expect(room.name).not.toHaveText(first ?? '');
  await desk.keyboard.press('k');
  await expect(room.name).toHaveText(first ?? '');

  await room.scoreByKeyboard(2);
  await expect(room.progress).toHaveText('1 of 4 done');
  await expect(room.name).not.toHaveText(first ?? '');
  await room.stepAside('We were at school together');
  await expect(room.progress).toHaveText('1 of 3 done');
  await room.scoreByKeyboard(3);
  await expect(room.progress).toHaveText('2 of 3 done');
  await room.scoreByKeyboard(4);
  await expect(room.progress).toHaveText('3 of 3 done');
  await expect(room.criteria.getByText('You have handed this in.', { exact: false })).toBeVisible();
  await evaluator.close();

  await page.goto(address('demo', `/applications/funnels/${funnel}/builder/ranking`));
  const ranking = page.getByRole('table', { name: 'Ranking' });
  await expect(ranking.getByRole('row').nth(1)).toContainText('Venture to score');
  // Four of five points with three quarters of the weight, the best market with one.
  await expect(ranking.getByRole('row').nth(1)).toContainText('8.1');
  await expect(page.getByRole('row', { name: /Noah Andersen 3 0 1/ })).toBeVisible();
  await ranking.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByText('8.1 of 10')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Team/ })).toContainText('7.5');
});

test('on a phone the criteria come up from the foot, and what was given is there again', async ({ browser }) => {
  test.setTimeout(90_000);
  const { evaluations } = await scoringFunnel('demo', 1, ['evaluator']);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await signInBrowser(context, 'demo', 'evaluator');
  const page = await context.newPage();
  await page.goto(address('demo', `/applications/scoring?evaluation=${evaluations[0]}`));
  await page.getByRole('button', { name: 'Score this application' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: '4' }).check();
  await expect(sheet.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Score this application' }).click();
  await expect(sheet.getByRole('radio', { name: '4' })).toBeChecked();
  await context.close();
});

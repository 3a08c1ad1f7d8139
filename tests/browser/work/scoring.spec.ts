import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { ScoringRoom } from '../pages/ScoringRoom.ts';
import { ask } from '../support/ask.ts';
import { scoringFunnel } from '../support/scoringFunnel.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

// Whoever knows an applicant judges none of their applications, in no funnel: each test begins without anything known.
test.describe.configure({ mode: 'serial' });

/** As an admin: takes back what evaluators know of the applicant, which holds in every funnel. */
async function nothingKnown(funnel: string): Promise<void> {
  const admin = await tokenOf('demo', 'admin');
  const { known } = (await ask(
    'demo',
    admin,
    'query ($id: ID!) { known: funnelConflicts(funnelId: $id) { conflicts { evaluatorId applicationId } } }',
    { id: funnel },
  )) as unknown as { known: { conflicts: { evaluatorId: string; applicationId: string }[] } };
  for (const { evaluatorId, applicationId } of known.conflicts) {
    const input = { evaluatorId, applicationIds: [applicationId] };
    await ask('demo', admin, 'mutation ($input: ConflictInput!) { withdrawConflicts(input: $input) }', { input });
  }
}

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
  await nothingKnown(funnel);
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
  const known = await room.name.textContent();
  await room.stepAside('We were at school together');
  await expect(room.name).not.toHaveText(known ?? '');
  await expect(room.progress).toHaveText('1 of 3 done');
  await room.scoreByKeyboard(3);
  await expect(room.progress).toHaveText('2 of 3 done');
  await room.scoreByKeyboard(4);
  await expect(room.progress).toHaveText('3 of 3 done');
  await expect(desk.getByText('All done')).toBeVisible();
  await desk.getByRole('button', { name: 'Read what you gave' }).click();
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
  const { funnel } = await scoringFunnel('demo', 1);
  await nothingKnown(funnel);
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

test('who knows an applicant is said ahead: by staff, and by an evaluator on a phone', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { funnel } = await scoringFunnel('demo', 2);
  await nothingKnown(funnel);
  const shares = `/applications/funnels/${funnel}/builder/evaluators`;
  await openAs(page, 'demo', 'admin', shares);
  await page.getByRole('button', { name: 'Record a conflict' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Evaluator' }).fill('expert@demo.test');
  await page.getByRole('option').click();
  await dialog.getByRole('combobox', { name: 'Applicants they know' }).fill('score 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Reason (Optional)').fill('They share an office');
  await dialog.getByRole('button', { name: 'Record' }).click();
  const known = page.getByRole('list', { name: 'Conflicts of interest' });
  // It is said of the applicant; what they have applied for elsewhere, as in tests before this one, is named as well.
  await expect(known.getByRole('listitem').filter({ hasText: 'They share an office' }).first()).toBeVisible();

  // Both applications are of the one applicant: the expert is given neither.
  await page.getByRole('button', { name: 'Share out' }).click();
  for (const email of ['evaluator@demo.test', 'expert@demo.test']) {
    await dialog.getByLabel('Name or e-mail').fill(email);
    await dialog.getByRole('checkbox').check();
  }
  await dialog.getByLabel('Evaluators for each').fill('1');
  await expect(dialog.getByText('2 evaluators, 2 applications, 1 each: 0 to 2 per evaluator.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Share out' }).click();
  await expect(page.getByRole('row', { name: /Noah Andersen 0 2 0/ })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await signInBrowser(phone, 'demo', 'evaluator');
  const room = await phone.newPage();
  const names = room.getByRole('list', { name: 'Applicants: Scored funnel of 2' });
  await room.goto(address('demo', '/applications/scoring'));
  await room.getByRole('button', { name: 'People I know' }).click();
  // Applicants of this funnel are hidden from those who judge them.
  await expect(room.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(room.getByText(/Venture to score/)).toHaveCount(0);
  const admin = await tokenOf('demo', 'admin');
  const show = 'mutation ($id: ID!) { updateFunnel(id: $id, input: { anonymous: false }) { _id } }';
  await ask('demo', admin, show, { id: funnel });
  await room.reload();
  await room.getByRole('button', { name: 'People I know' }).click();
  await names.getByRole('checkbox', { name: 'Venture to score 1' }).check();
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(room.getByText('Saved. You are given nothing of people you know.')).toBeVisible();
  await phone.close();

  await page.goto(address('demo', shares));
  await expect(page.getByRole('row', { name: /Noah Andersen 0 0 2/ })).toBeVisible();
  const own = known.getByRole('listitem').filter({ hasText: 'Noah Andersen' });
  await expect(own.filter({ hasText: 'Said by themselves' })).toHaveCount(2);
  await own
    .first()
    .getByRole('button', { name: /^Take back/ })
    .click();
  // Taken back on one of their applications, it is taken back for the applicant.
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Noah Andersen 0 2 0/ })).toBeVisible();
});

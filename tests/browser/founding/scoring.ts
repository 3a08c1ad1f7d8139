import type { Page } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { ScoringRoom } from '../pages/ScoringRoom.ts';
import { theApplicants } from './theApplicants.ts';
import { expect, type World } from './World.ts';

/** Who judges; each application is judged by two of them. */
export const evaluators = ['Eva', 'Emil', 'Edda', 'Enzo', 'Esra'] as const;
export const evaluatorEmail = (name: string): string => `${name.toLowerCase()}@acme.example`;
const judgedBy = 2;

/** Evaluators open their accounts by invitation; the windows are theirs. */
export async function inviteEvaluators({ acme, admin, browser }: World): Promise<readonly Page[]> {
  const house = new Organisation(acme, admin, browser);
  const windows: Page[] = [];
  for (const firstName of evaluators) {
    windows.push(await house.invite({ firstName, email: evaluatorEmail(firstName), role: 'Evaluator' }));
  }
  return windows;
}

interface Shares {
  readonly among: readonly string[];
  /** How many judge each application. */
  readonly each: number;
  /** Of evaluations. */
  readonly total: number;
}

const amongTheFive: Shares = {
  among: evaluators.map(evaluatorEmail),
  each: judgedBy,
  total: theApplicants.length * judgedBy,
};

/** Gives the applications of the funnel to evaluators, to the five unless others are named. */
export async function shareOut({ admin }: World, funnel: string, { among, each, total } = amongTheFive): Promise<void> {
  await admin.goto(funnel.replace(/\/builder.*/, '/builder/evaluators'));
  await admin.getByRole('button', { name: 'Share out' }).click();
  const dialog = admin.getByRole('dialog');
  for (const email of among) {
    await dialog.getByLabel('Name or e-mail').fill(email);
    await dialog.getByRole('checkbox').check();
  }
  await dialog.getByLabel('Evaluators for each').fill(String(each));
  await dialog.getByLabel('Due').fill('2099-05-01');
  await dialog.getByRole('button', { name: 'Share out' }).click();
  await expect(admin.getByText(`Evaluations shared out: ${total}`)).toBeVisible();
}

/** How many points of five the team of an application gets from everybody. */
export const pointsOf = (startup: string): number =>
  1 + (theApplicants.findIndex((one) => one.startup === startup) % 5);

/** Of ten: the team counts three times as much as the market, which is huge for all. */
const scoreOf = (startup: string): number => (((pointsOf(startup) - 1) / 4) * 10 * 3 + 10) / 4;

/** Scores all that somebody was given, by the keyboard alone or with the pointer. */
export async function scoreAll({ acme }: World, page: Page, how: 'keyboard' | 'pointer'): Promise<void> {
  await page.goto(acme.address('/'));
  await expect(page.getByText(/^Score \d+ applications?, due May 1, 2099$/)).toBeVisible();
  const start = page.getByRole('link', { name: 'Start scoring: Spring · Jury' });
  await start.focus();
  await page.keyboard.press('Enter');
  const room = new ScoringRoom(page);
  await expect(room.progress).toBeVisible();
  const total = Number(/of (\d+)/.exec((await room.progress.textContent()) ?? '')?.[1]);
  for (let done = 0; done < total; done += 1) {
    await expect(room.progress).toHaveText(`${done} of ${total} done`);
    await room.isOpen();
    const points = pointsOf((await room.name.textContent()) ?? '');
    if (how === 'keyboard') await room.scoreByKeyboard(points);
    else await room.scoreByPointer(points);
  }
  await expect(room.progress).toHaveText(`${total} of ${total} done`);
}

/** The ranking has everybody with the score that was given; its order also levels how strict each evaluator is. */
export async function compareRanking({ admin }: World, funnel: string): Promise<void> {
  await admin.goto(funnel.replace(/\/builder.*/, '/builder/ranking'));
  const ranking = admin.getByRole('table', { name: 'Ranking' });
  await expect(ranking.getByRole('row')).toHaveCount(theApplicants.length + 1);
  for (const { startup } of theApplicants) {
    const row = ranking.getByRole('row').filter({ hasText: startup });
    await expect(row).toContainText(String(Math.round(scoreOf(startup) * 10) / 10));
  }
}

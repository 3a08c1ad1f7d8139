import { type Page, test } from '@playwright/test';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { applyByRequests } from './applyByRequests.ts';
import { applyAtOnce, devices } from './applying.ts';
import { buildTheForm } from './building.ts';
import { changeTheForm, goOn } from './changing.ts';
import { compareExport } from './comparing.ts';
import { accepted, decide, rejected, seeTheFile } from './deciding.ts';
import { beginOffline, beginThroughAKill } from './interrupted.ts';
import { buildTheCriteria, openTheFunnel } from './opening.ts';
import { scoreByRequests } from './scoreByRequests.ts';
import { compareRanking, evaluatorEmail, evaluators, inviteEvaluators, scoreAll, shareOut } from './scoring.ts';
import { type Applicant, theApplicants } from './theApplicants.ts';
import type { World } from './World.ts';

test.use({ actionTimeout: 30_000 });

/** Those who handed in before the form changed. */
const isEarly = (applicant: Applicant): boolean => early.includes(applicant);
const early = theApplicants.filter((_, at) => at < 2 || (at > 3 && at < 8));

test('a form of every kind is applied to by twelve, scored by five, and ends in startups with their founders', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(1_800_000);
  const acme = await EmptyInstallation.start();
  const world: World = { acme, admin, browser };
  const [phone, arabic, killed, offline] = theApplicants as readonly [Applicant, Applicant, Applicant, Applicant];
  const windows = new Map<Applicant, Page>();
  try {
    await acme.setUp(admin);
    const builder = await test.step('the form is built and published', () => buildTheForm(world));
    const { funnel, link } = await test.step('a funnel with two rounds is made and opened', async () => {
      await buildTheCriteria(world);
      return openTheFunnel(world);
    });

    await test.step('six apply, on a phone and in Arabic among them; two are interrupted', async () => {
      windows.set(phone, await applyAtOnce(world, link, phone, devices.phone));
      windows.set(arabic, await applyAtOnce(world, link, arabic, devices.arabic));
      for (const applicant of early.slice(2)) await applyByRequests(world, applicant);
      windows.set(killed, await beginThroughAKill(world, link, killed));
      windows.set(offline, await beginOffline(world, link, offline));
    });

    await test.step('the form is changed and published anew: what was begun moves, what was handed in stays', async () => {
      await changeTheForm(world, builder, { begun: 2, given: early.length });
      for (const applicant of [killed, offline]) await goOn(windows.get(applicant) as Page, applicant);
      for (const applicant of theApplicants.slice(8)) await applyByRequests(world, applicant);
      await compareExport(world, builder, (applicant) => (isEarly(applicant) ? 1 : 2));
    });

    await test.step('five evaluators score all of them, one by the keyboard alone', async () => {
      const [byKeyboard, byPointer] = await inviteEvaluators(world);
      await shareOut(world, funnel);
      await scoreAll(world, byKeyboard as Page, 'keyboard');
      await scoreAll(world, byPointer as Page, 'pointer');
      for (const name of evaluators.slice(2)) await scoreByRequests(world, evaluatorEmail(name));
      await compareRanking(world, funnel);
    });

    await test.step('it is decided, and founders find what they answered in the file of their startup', async () => {
      for (const applicant of accepted) await decide(world, applicant, 'Accept');
      await decide(world, rejected as Applicant, 'Reject');
      for (const applicant of accepted) await seeTheFile(world, applicant, isEarly(applicant));
    });
  } finally {
    await acme.stop();
  }
});

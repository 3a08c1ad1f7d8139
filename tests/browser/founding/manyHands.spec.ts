import { test } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { applyByRequests } from './applyByRequests.ts';
import { reviewByKeys, workTheDesk } from './deskOfTwo.ts';
import { worksEnlarged } from './enlarged.ts';
import { buildTheCriteria, openTheFunnel } from './opening.ts';
import { shareOut } from './scoring.ts';
import { arabicPhone, scoreByThumb } from './scoringByThumb.ts';
import { type Applicant, theApplicants } from './theApplicants.ts';
import { goOnElsewhere } from './twoDevices.ts';
import type { World } from './World.ts';
import { writeTogether } from './writingTogether.ts';

test.use({ actionTimeout: 30_000 });

test('authors, staff, an applicant on two devices and an evaluator on a phone work at once on one funnel', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(600_000);
  const acme = await EmptyInstallation.start();
  const world: World = { acme, admin, browser };
  const house = new Organisation(acme, admin, browser);
  const [twice, ...others] = theApplicants.slice(4, 8) as [Applicant, ...Applicant[]];
  try {
    await acme.setUp(admin);
    const staff = await house.invite({ firstName: 'Stina', email: 'stina@acme.example', role: 'Staff' });
    const builder = await test.step('two authors write one form', () => writeTogether(world, staff));
    const { funnel, link } = await test.step('its funnel is opened', async () => {
      await buildTheCriteria(world);
      return openTheFunnel(world);
    });
    await test.step('a draft is begun on a phone and handed in at a desk', async () => {
      await goOnElsewhere(world, link, twice);
      for (const applicant of others) await applyByRequests(world, applicant);
    });
    await test.step('two of the staff work the desk, and one reviews by keys', async () => {
      await workTheDesk(world, staff, funnel);
      await reviewByKeys(world, staff, funnel);
    });
    await test.step('an evaluator scores on a phone in Arabic', async () => {
      const eva = await house.invite({ firstName: 'Eva', email: 'eva@acme.example', role: 'Evaluator' });
      await eva.context().close();
      await shareOut(world, funnel, { among: ['eva@acme.example'], each: 1, total: 4 });
      await worksEnlarged(world, 'eva@acme.example', acme.address('/applications/scoring'), (page) =>
        page.getByRole('button', { name: 'Score this application' }),
      );
      await scoreByThumb(world, await arabicPhone(world, 'eva@acme.example'), 4);
    });
    await test.step('a form is built in a window that is enlarged', () =>
      worksEnlarged(world, 'ada@acme.example', builder, (page) =>
        page.getByRole('button', { name: 'Add to the form' }),
      ));
  } finally {
    await acme.stop();
  }
});

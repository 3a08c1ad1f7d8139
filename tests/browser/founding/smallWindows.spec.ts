import { test } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { applyByRequests } from './applyByRequests.ts';
import { buildAShortForm } from './building.ts';
import { buildTheCriteria, openTheFunnel } from './opening.ts';
import { shareOut } from './scoring.ts';
import { worksEnlarged } from './smallWindows/enlarged.ts';
import { arabicPhone, scoreByThumb } from './smallWindows/scoringByThumb.ts';
import { theApplicants } from './theApplicants.ts';
import type { World } from './World.ts';

test.use({ actionTimeout: 30_000 });

const eva = 'eva@acme.example';

test('an evaluator scores on a phone in Arabic, and the room and the builder are worked in at 200 %', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(600_000);
  const acme = await EmptyInstallation.start();
  const world: World = { acme, admin, browser };
  const house = new Organisation(acme, admin, browser);
  try {
    await acme.setUp(admin);
    const { builder, funnel } = await test.step('a funnel with its form and its criteria is opened', async () => {
      const address = await buildAShortForm(world);
      await buildTheCriteria(world);
      return { builder: address, ...(await openTheFunnel(world)) };
    });
    await test.step('four apply, and an evaluator is given all of them', async () => {
      for (const applicant of theApplicants.slice(4, 8)) await applyByRequests(world, applicant);
      await (await house.invite({ firstName: 'Eva', email: eva, role: 'Evaluator' })).context().close();
      await shareOut(world, funnel, { among: [eva], each: 1, total: 4 });
    });
    await test.step('the scoring room is worked in at 200 %', () =>
      worksEnlarged(world, eva, acme.address('/applications/scoring'), (page) =>
        page.getByRole('button', { name: 'Score this application' }),
      ));
    await test.step('the builder of forms is worked in at 200 %', () =>
      worksEnlarged(world, 'ada@acme.example', builder, (page) =>
        page.getByRole('button', { name: 'Add to the form' }),
      ));
    await test.step('all four are scored by touch', async () => scoreByThumb(world, await arabicPhone(world, eva), 4));
  } finally {
    await acme.stop();
  }
});

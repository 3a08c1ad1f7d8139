import { test } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { applyByRequests } from './applyByRequests.ts';
import { reviewByKeys, workTheDesk } from './manyHands/deskOfTwo.ts';
import { goOnElsewhere } from './manyHands/twoDevices.ts';
import { writeTogether } from './manyHands/writingTogether.ts';
import { buildTheCriteria, openTheFunnel } from './opening.ts';
import { type Applicant, theApplicants } from './theApplicants.ts';
import type { World } from './World.ts';

test.use({ actionTimeout: 30_000 });

test('two authors, an applicant on two devices and two of the staff work on one funnel at once', async ({
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
    await test.step('two authors write one form', () => writeTogether(world, staff));
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
  } finally {
    await acme.stop();
  }
});

import { expect, test } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';

test.use({ actionTimeout: 15_000 });

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('an organisation that holds nothing, its people and its first startup, until that one graduates', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(240_000);
  const acme = await EmptyInstallation.start();
  try {
    await acme.setUp(admin);
    const house = new Organisation(acme, admin, browser);

    await test.step('the admin makes a program and a startup in it', async () => {
      await house.make('/startups/programs', 'New Program', (form) => form.fill({ Name: 'Climate' }), 'Save program');
      await expect(admin.getByRole('row', { name: /Climate/ })).toBeVisible();
      const startup = async (form: Parameters<Parameters<typeof house.make>[2]>[0]) => {
        await form.fill({ Name: 'Volta' });
        await form.choose('Program (Optional)', 'Climate');
      };
      await house.make('/startups/management', 'New Startup', startup, 'Save');
      await expect(admin.getByRole('link', { name: 'Volta' }).first()).toBeVisible();
    });

    const people = await test.step('six people open their accounts by invitation', async () => {
      const of = (firstName: string, role: string, startup?: string) => ({
        firstName,
        email: `${firstName.toLowerCase()}@acme.example`,
        role,
        ...(startup !== undefined && { startup }),
      });
      return {
        staff: await house.invite(of('Sam', 'Staff')),
        mentor: await house.invite(of('Mia', 'Mentor'), phone),
        other: await house.invite(of('Max', 'Mentor')),
        evaluator: await house.invite(of('Eva', 'Evaluator')),
        founder: await house.invite(of('Nora', 'Co/Founder', 'Volta')),
        cofounder: await house.invite(of('Omar', 'Co/Founder', 'Volta'), phone),
      };
    });
    for (const one of Object.values(people)) await one.context().close();
  } finally {
    await acme.stop();
  }
});

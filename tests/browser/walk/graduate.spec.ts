import { expect, test } from '@playwright/test';
import { Organisation } from '../pages/Organisation.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { TaskList } from '../pages/TaskList.ts';
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
    const { staff, mentor, other, evaluator, founder, cofounder } = people;

    await test.step('the mentor is given the startup, and sees it; the other mentor and the evaluator do not', async () => {
      await admin.goto(house.address('/community/people/assignation'));
      await admin.getByRole('button', { name: 'Edit Mia' }).click();
      const form = new RecordForm(admin);
      await form.choose('Assigned startups (Optional)', 'Volta');
      await form.save('Save assignment');
      await expect(admin.getByRole('row', { name: /Mia.*Volta/ })).toBeVisible();
      await mentor.goto(house.address('/startups'));
      await expect(mentor.getByRole('link', { name: 'Volta' }).first()).toBeVisible();
      for (const one of [other, evaluator]) {
        await one.goto(house.address('/startups'));
        await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(one.getByRole('link', { name: 'Volta' })).toHaveCount(0);
      }
    });

    await test.step('the organisation lets founders ask for meetings, and the mentor offers hours', async () => {
      await admin.goto(house.address('/admin/configuration/mentormatching'));
      await admin.getByRole('switch', { name: 'Founders may ask for mentors' }).check();
      await admin.getByRole('button', { name: 'Save settings' }).click();
      await expect(admin.getByTestId('toast').first()).toBeVisible();
      await mentor.goto(house.address('/availability/weekly'));
      await mentor.getByRole('switch', { name: 'Wednesday' }).check();
      await mentor.getByRole('switch', { name: 'Founders may book these hours' }).check();
      await mentor.getByRole('button', { name: 'Save hours' }).click();
      await expect(mentor.getByText('Your hours are saved')).toBeVisible();
    });

    await test.step('a founder asks, the mentor accepts from the notification, both have the session', async () => {
      await admin.goto(house.address('/admin/configuration/users'));
      const profile = await admin.getByRole('link', { name: 'Mia' }).first().getAttribute('href');
      await founder.goto(house.address(`${profile}/meet`));
      await founder.getByRole('textbox', { name: 'What is it about?' }).fill('Our first contract');
      await founder
        .getByRole('button', { name: /^Ask for a meeting/ })
        .first()
        .click();
      await expect(founder.getByText('Your request is sent:')).toBeVisible();
      await mentor.goto(house.address('/'));
      await mentor.getByRole('button', { name: /^Notifications/ }).click();
      const asked = mentor.getByTestId('notification').filter({ hasText: 'Volta asks you for a meeting' });
      await asked.getByRole('button', { name: 'Accept' }).tap();
      await expect(asked.getByText('The meeting is planned')).toBeVisible();
      for (const one of [founder, mentor]) {
        await one.goto(house.address('/coaching'));
        await expect(one.getByRole('link', { name: 'Our first contract' }).first()).toBeVisible();
      }
      await other.goto(house.address('/coaching'));
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(other.getByText('Our first contract')).toHaveCount(0);
    });

    await test.step('the founders talk with those who look after them, live, and nobody else reads it', async () => {
      await mentor.goto(house.address('/chat'));
      await mentor.getByRole('link', { name: /Volta/ }).tap();
      await cofounder.goto(house.address('/chat'));
      await cofounder.getByRole('link', { name: /Volta/ }).tap();
      await cofounder.getByRole('textbox', { name: 'Write a message' }).fill('We have a first customer');
      await cofounder.getByRole('button', { name: 'Send' }).tap();
      await expect(mentor.getByRole('article').filter({ hasText: 'We have a first customer' })).toBeVisible();
      await founder.goto(house.address('/'));
      await founder.getByRole('button', { name: /^Notifications/ }).click();
      await expect(founder.getByRole('link', { name: /New messages in the room of Volta/ })).toBeVisible();
      for (const one of [other, evaluator]) {
        await one.goto(house.address('/chat'));
        await expect(one.getByText('You are in no room yet')).toBeVisible();
      }
    });

    await test.step('the staff gives a task, a founder does it, the staff sees it done', async () => {
      await staff.goto(house.address('/tasks'));
      const given = new TaskList(staff);
      await given.add();
      await given.name('Send the contract');
      await given.assign('Nora');
      await given.save();
      await expect(staff.getByText('Task created')).toBeVisible();
      await founder.goto(house.address('/tasks'));
      const own = new TaskList(founder);
      await own.search('Send the contract');
      await own.task('Send the contract').getByRole('checkbox').check();
    });

    await test.step('the admin asks a choice in the profile, a founder answers it, the mentor reads it', async () => {
      const choice = async (form: RecordForm) => {
        await form.fill({ Name: 'Legal form' });
        await form.choose('Kind', 'Choice');
        for (const [at, label] of ['Limited company', 'Cooperative'].entries()) {
          await admin.getByRole('button', { name: 'Add a choice' }).click();
          await admin.getByLabel(`Label of choice ${at + 1}`).fill(label);
        }
      };
      await house.make('/profiles/startup/builder', 'Add a field', choice, 'Save field');
      await founder.goto(house.address('/startup/file/activities'));
      await founder.getByRole('link', { name: 'Company' }).click();
      await founder.getByRole('link', { name: 'Custom fields' }).click();
      await founder.getByRole('button', { name: 'Edit fields' }).click();
      await founder.getByRole('combobox', { name: /Legal form/ }).click();
      await founder.getByRole('option', { name: 'Cooperative' }).click();
      await founder.getByRole('button', { name: 'Save fields' }).click();
      await expect(founder.getByRole('definition').filter({ hasText: 'Cooperative' })).toBeVisible();
      await mentor.goto(founder.url());
      await expect(mentor.getByRole('definition').filter({ hasText: 'Cooperative' })).toBeVisible();
    });

    await test.step('the startup graduates, and its founders and mentor see that', async () => {
      await admin.goto(house.address('/startups/management'));
      await admin.getByRole('button', { name: 'Edit Volta' }).click();
      const form = new RecordForm(admin);
      await form.choose('Status', 'Graduated');
      await form.save('Save');
      await admin.getByRole('dialog').waitFor({ state: 'hidden' });
      await admin.getByRole('button', { name: 'Graduated', exact: true }).click();
      const file = await admin.getByRole('link', { name: 'Volta' }).first().getAttribute('href');
      for (const one of [founder, cofounder, mentor, staff]) {
        await one.goto(house.address(file ?? ''));
        await expect(one.getByRole('heading', { name: 'Volta', level: 1 })).toBeVisible();
        await expect(one.getByText('Graduated').first()).toBeVisible();
      }
      await evaluator.goto(house.address(file ?? ''));
      await expect(evaluator.getByRole('heading', { name: 'Volta' })).toHaveCount(0);
    });
    for (const one of Object.values(people)) await one.context().close();
  } finally {
    await acme.stop();
  }
});

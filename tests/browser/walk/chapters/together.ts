import { expect } from '@playwright/test';
import { RecordForm } from '../../pages/RecordForm.ts';
import { TaskList } from '../../pages/TaskList.ts';
import type { Walk } from '../Walk.ts';

/** The founders talk with those who look after them, live, and nobody else reads it. */
export async function talk(walk: Walk): Promise<void> {
  await walk.step('Mia', 'opens the room of the startup', async (page) => {
    await walk.goto(page, '/chat');
    await page.getByRole('link', { name: /Volta/ }).tap();
  });
  await walk.step('Omar', 'writes in it, on a phone', async (page) => {
    await walk.goto(page, '/chat');
    await page.getByRole('link', { name: /Volta/ }).tap();
    await page.getByRole('textbox', { name: 'Write a message' }).fill('We have a first customer');
    await page.getByRole('button', { name: 'Send' }).tap();
  });
  await walk.step('Mia', 'reads it while it is written', (page) =>
    expect(page.getByRole('article').filter({ hasText: 'We have a first customer' })).toBeVisible(),
  );
  await walk.step('Eva', 'is in no room', async (page) => {
    await walk.goto(page, '/chat');
    await expect(page.getByText('You are in no room yet')).toBeVisible();
  });
}

/** The staff gives a task with a tag, a founder does it, and the staff sees that. */
export async function givenTask(walk: Walk): Promise<void> {
  await walk.step('Sam', 'gives a task', async (page) => {
    await walk.goto(page, '/tasks');
    const given = new TaskList(page);
    await given.add();
    await given.name('Send the contract');
    await given.giveTo('Nora');
    await given.tag('Finance');
    await given.save();
    await expect(page.getByText('Task created')).toBeVisible();
  });
  await walk.step('Nora', 'finds it by its tag', async (page) => {
    await walk.goto(page, '/tasks');
    await page.getByLabel('Tag', { exact: true }).selectOption('Finance');
    await expect(page.getByTestId('task')).toHaveCount(1);
    await expect(page.getByTestId('task')).toContainText('Finance');
  });
  await walk.step('Nora', 'does it', async (page) => {
    await walk.goto(page, '/tasks');
    const own = new TaskList(page);
    await own.search('Send the contract');
    // It leaves the list of what is to do, so there is no box left to look at.
    await own.task('Send the contract').getByRole('checkbox').click();
    await expect(own.task('Send the contract')).toBeHidden();
  });
  await walk.step('Sam', 'sees it done', async (page) => {
    await walk.goto(page, '/tasks');
    await page.getByText('Done', { exact: true }).first().click();
    await expect(page.getByTestId('task').filter({ hasText: 'Send the contract' })).toBeVisible();
  });
}

/** A choice that the organisation asks in the profile of a startup. */
export async function ownQuestion(walk: Walk): Promise<void> {
  await walk.step('Ada', 'asks a choice in the profile of startups', async (page) => {
    const choice = async (form: RecordForm) => {
      await form.fill({ Name: 'Legal form' });
      await form.choose('Kind', 'Choice');
      for (const [at, label] of ['Limited company', 'Cooperative'].entries()) {
        await page.getByRole('button', { name: 'Add a choice' }).click();
        await page.getByRole('textbox', { name: `Label of choice ${at + 1}`, exact: true }).fill(label);
      }
    };
    await walk.house.make('/profiles/startup/builder', 'Add a field', choice, 'Save field');
  });
  const answers = await walk.step('Nora', 'answers it', async (page) => {
    await walk.goto(page, '/startup/file/activities');
    await page.getByRole('link', { name: 'Company', exact: true }).click();
    await page.getByRole('link', { name: 'Custom fields' }).click();
    await page.getByRole('button', { name: 'Edit fields' }).click();
    await page.getByRole('combobox', { name: /Legal form/ }).click();
    await page.getByRole('option', { name: 'Cooperative' }).click();
    await page.getByRole('button', { name: 'Save fields' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Cooperative' })).toBeVisible();
    return page.url();
  });
  await walk.step('Mia', 'reads the answer', async (page) => {
    await page.goto(answers);
    await expect(page.getByRole('definition').filter({ hasText: 'Cooperative' })).toBeVisible();
  });
}

/** The startup graduates, and whoever belongs to it sees that. */
export async function graduation(walk: Walk): Promise<void> {
  await walk.step('Ada', 'lets the startup graduate', async (page) => {
    await walk.goto(page, '/startups/management');
    await page.getByRole('button', { name: 'Edit Volta' }).click();
    const form = new RecordForm(page);
    await form.choose('Status', 'Graduated');
    await form.save('Save');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await walk.each(['Nora', 'Omar', 'Mia', 'Cora', 'Sam'], 'sees that it has graduated', async (page) => {
    await walk.goBackTo(page, 'file');
    await expect(page.getByRole('heading', { name: 'Volta', level: 1 })).toBeVisible();
    await expect(page.getByText('Graduated').first()).toBeVisible();
  });
  await walk.each(['Eva', 'Rita'], 'sees no file of it', async (page) => {
    await walk.goBackTo(page, 'file');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Volta' })).toHaveCount(0);
  });
}

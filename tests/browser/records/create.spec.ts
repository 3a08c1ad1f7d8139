import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { TablePage } from '../pages/TablePage.ts';
import { TaskList } from '../pages/TaskList.ts';
import { goWithin } from '../support/goWithin.ts';
import { address } from '../support/visit.ts';

interface Creation {
  readonly entry: string;
  /** What is typed, by label; one of them is the name the record is found by. */
  readonly texts: Readonly<Record<string, string>>;
  /** Choices of which the first is taken. */
  readonly choices?: readonly string[];
  readonly save: string;
  /** Where the record is listed. */
  readonly list: string;
}

const creations: readonly Creation[] = [
  {
    entry: 'Program',
    texts: { Name: 'Made program' },
    choices: ['Status'],
    save: 'Save program',
    list: '/startups/programs',
  },
  {
    entry: 'Funnel',
    texts: { Name: 'Made funnel' },
    choices: ['Program', 'Status'],
    save: 'Save funnel',
    list: '/applications/funnels/management',
  },
  {
    entry: 'Courses',
    texts: { Title: 'Made course' },
    choices: ['Status'],
    save: 'Save course',
    list: '/courses/management',
  },
  {
    entry: 'Form',
    texts: { Title: 'Made form' },
    choices: ['Kind'],
    save: 'Save form',
    list: '/forms/management',
  },
  {
    entry: 'Startup',
    texts: { Name: 'Made startup' },
    choices: ['Status'],
    save: 'Save',
    list: '/startups/management',
  },
  {
    entry: 'Application Lead',
    texts: { Startup: 'Made lead', Founder: 'Lea Dern', 'E-mail of the founder': 'lea@made.test' },
    choices: ['Funnel'],
    save: 'Save lead',
    list: '/applications/overview',
  },
  {
    entry: 'User',
    texts: { 'First name': 'Made', Email: 'made.person@demo.test' },
    choices: ['Role'],
    save: 'Invite user',
    list: '/admin/configuration/users',
  },
];

async function openEntry(page: Page, entry: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('what the create menu makes is kept, and stands in its list', async ({ page }) => {
  // Nine forms one after the other; a busy machine needs more than the usual minute.
  test.setTimeout(180_000);
  await openAs(page, 'demo', 'admin', '/');
  const form = new RecordForm(page);
  for (const { entry, texts, choices = [], save, list } of creations) {
    await openEntry(page, entry);
    const [required = ''] = Object.keys(texts);
    if (entry === 'Program') {
      // The built client, which has parts of the form library replaced, marks the field itself.
      await form.save(save);
      await expect(form.field(required)).toHaveAttribute('aria-invalid', 'true');
    }
    await form.fill(texts);
    await form.chooseFirst(choices);
    await form.save(save);
    await form.isToldOf('Created', entry);
    const [name = ''] = Object.values(texts).slice(-1);
    const words = entry === 'Application Lead' ? 'Made lead' : name;
    await goWithin(page, `${list}?q=${encodeURIComponent(words)}`);
    await expect(new TablePage(page).row(words), `${entry} in ${list}`).toHaveCount(1);
  }

  await openEntry(page, 'Event');
  await expect(page).toHaveURL(/\/events\/[\w-]+\/edit$/);
  await form.fill({ Title: 'Made event' });
  await form.save('Save and continue');
  await expect(page.getByTestId('toast').filter({ hasText: 'Saved' })).toBeVisible();
  await page.goto(address('demo', '/events/unpublished'));
  await expect(page.getByText('Made event')).toBeVisible();

  await openEntry(page, 'Task');
  const tasks = new TaskList(page);
  await tasks.name('Made task');
  await tasks.save();
  await expect(page.getByText('Task created')).toBeVisible();
  await page.goto(address('demo', '/tasks'));
  await tasks.search('Made task');
  await expect(tasks.task('Made task')).toHaveCount(1);
});

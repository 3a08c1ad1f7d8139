import { expect, type Page, test } from '@playwright/test';
import { goWithin } from '../support/goWithin.ts';
import { address, signInBrowser } from '../support/visit.ts';

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
    choices: ['Kind', 'Status'],
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

test('what the create menu makes is kept, and stands in its list', async ({ page, context }) => {
  // Nine forms one after the other; a busy machine needs more than the usual minute.
  test.setTimeout(180_000);
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/'));
  for (const { entry, texts, choices = [], save, list } of creations) {
    await openEntry(page, entry);
    const [required = ''] = Object.keys(texts);
    if (entry === 'Program') {
      // The built client, which has parts of the form library replaced, marks the field itself.
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(page.getByLabel(required, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
    for (const label of choices) {
      const field = page.getByRole('combobox', { name: label, exact: true });
      if ((await field.inputValue()) !== '') continue;
      await field.click();
      await page.getByRole('option').first().click();
    }
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByTestId('toast').filter({ hasText: 'Created' }).first(), entry).toBeVisible();
    // The toast of this record must not stand in for the next one's.
    await page.getByTestId('toast').first().getByRole('button').last().click();
    const [name = ''] = Object.values(texts).slice(-1);
    const words = entry === 'Application Lead' ? 'Made lead' : name;
    await goWithin(page, `${list}?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('row').filter({ hasText: words }), `${entry} in ${list}`).toHaveCount(1);
  }

  await openEntry(page, 'Event');
  await expect(page).toHaveURL(/\/events\/[\w-]+\/edit$/);
  await page.getByLabel('Title', { exact: true }).fill('Made event');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByTestId('toast').filter({ hasText: 'Saved' })).toBeVisible();
  await page.goto(address('demo', '/events/unpublished'));
  await expect(page.getByText('Made event')).toBeVisible();

  await openEntry(page, 'Task');
  await page.getByRole('dialog').getByLabel('Task name').fill('Made task');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task created')).toBeVisible();
  await page.goto(address('demo', '/tasks'));
  await page.getByPlaceholder('Search tasks').fill('Made task');
  await expect(page.getByTestId('task').filter({ hasText: 'Made task' })).toHaveCount(1);
});

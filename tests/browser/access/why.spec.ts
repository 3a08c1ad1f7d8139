import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

interface Found {
  readonly startups: { readonly results: readonly { readonly _id: string; readonly name: string }[] };
}

async function startupsOf(account: string): Promise<Found['startups']['results']> {
  const token = await tokenOf('demo', account);
  const answer = await ask('demo', token, '{ startups(limit: 100) { results { _id name } } }');
  return (answer as unknown as Found).startups.results;
}

/** A startup that a mentor does not look after. */
async function foreignStartup() {
  const own = new Set((await startupsOf('mentor')).map(({ _id }) => _id));
  const other = (await startupsOf('admin')).find(({ _id, name }) => !own.has(_id) && /^\w+$/.test(name));
  if (other === undefined) throw new Error('the mentor looks after every startup');
  return other;
}

const reasonOn = (page: Page) => page.getByRole('region', { name: 'Why this is not shown' });

test('a mentor of the demo reads on the page of a startup that is not theirs which rule hides it', async ({
  context,
  page,
}) => {
  const { _id } = await foreignStartup();
  await signInBrowser(context, 'demo', 'mentor');
  await page.goto(address('demo', `/startup/${_id}/file/overview`));
  await expect(page.getByText('404')).toBeVisible();
  const why = reasonOn(page);
  await expect(why.getByText(/for assigned records only/)).toBeVisible();
  await expect(why.getByText('This record: startups they look after')).toBeVisible();
  await expect(why.getByRole('button', { name: /^spec\/entities\/startup\.yaml:\d+$/ })).toBeVisible();

  await page.goto(address('demo', '/startup/nowhere/file/overview'));
  await expect(reasonOn(page).getByText('There is no such record in this organisation.')).toBeVisible();
});

test('an admin finds by keyboard why a role may not delete a startup', async ({ context, page }) => {
  const { name } = await foreignStartup();
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/admin/configuration/permissions?tab=why'));
  const form = page.getByRole('form', { name: 'Ask why' });
  const answer = page.getByRole('status').filter({ hasText: /record/i });
  await expect(page.getByText('Choose a record', { exact: true })).toBeVisible();
  await form.getByRole('combobox', { name: 'In the role' }).selectOption('Mentor');
  await choose(page, 'Kind of record', 'Startups');
  await choose(page, 'Record', name);
  await expect(answer.getByText(/for assigned records only/)).toBeVisible();
  await form.getByRole('combobox', { name: 'In the role' }).selectOption('Staff');
  await form.getByRole('combobox', { name: 'Action' }).selectOption('delete');
  await expect(answer.getByText(/^The role has not the permission/)).toBeVisible();
  await expect(answer.getByRole('button', { name: /^spec\/access\/permissions\/.+\.yaml:\d+$/ })).toBeVisible();
});

/** As somebody without a mouse: into the field, some letters, the first that fits. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.focus();
  await field.fill(text);
  await expect(page.getByRole('listbox').getByRole('option', { name: text, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(text);
}

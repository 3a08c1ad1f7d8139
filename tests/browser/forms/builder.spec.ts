import { expect, type Page, test } from '@playwright/test';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { openAs } from '../pages/openAs.ts';
import { address, signInBrowser } from '../support/visit.ts';

/** Makes a form by its title and comes to its builder. */
async function newForm(page: Page, title: string): Promise<FormBuilderPage> {
  await openAs(page, 'demo', 'admin', '/forms/management/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save form' }).click();
  await page.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  return new FormBuilderPage(page);
}

test('a form is built, published and filled: a question appears on its condition, a number is counted', async ({
  page,
  browser,
}) => {
  const builder = await newForm(page, 'Climate round');
  await builder.add('Radio buttons');
  await builder.write(1, 'How far are you?');
  await builder.options('Idea', 'Launched');
  await builder.add('Number');
  await builder.write(2, 'Monthly costs');
  await builder.require();
  await builder.showWhen('How far are you?', 'is', 'Launched');
  await expect(page.getByText('Shown when “How far are you?” is Launched.')).toBeVisible();
  await builder.add('Calculated value');
  await builder.write(3, 'Costs of a year');
  await page.getByLabel('Formula').fill('[Monthly costs] * 12');
  await builder.isSaved();
  await page.reload();
  await expect(builder.element(2)).toHaveValue('Monthly costs');

  await builder.publish(1);
  await page.getByRole('link', { name: 'Sharing' }).click();
  await page.getByLabel('Open to everybody with the link').click();
  await page.getByRole('button', { name: 'New link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Climate round' })).toBeVisible();
  await expect(visitor.getByLabel('Monthly costs')).toHaveCount(0);
  await visitor.getByRole('radio', { name: 'Launched' }).check();
  await visitor.getByLabel('Monthly costs').fill('250');
  await expect(visitor.getByLabel('Costs of a year')).toHaveValue('3,000');
  await visitor.getByRole('button', { name: 'Send answers' }).click();
  await expect(visitor.getByLabel('Monthly costs')).toHaveCount(0);
  await page.getByRole('link', { name: 'Answers' }).click();
  await expect(page.getByRole('article')).toContainText('3,000');
});

test('whoever adds a question writes it at once, and far down the form it is undone and published as well', async ({
  page,
}) => {
  const builder = await newForm(page, 'Long form');
  for (let number = 1; number <= 9; number += 1) {
    await builder.add('Long text');
    await expect(builder.element(number)).toBeFocused();
    await page.keyboard.type(`Question ${number}`);
  }
  await expect(builder.element(9)).toHaveValue('Question 9');
  await expect(builder.element(9)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Publish' }).click({ trial: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(builder.element(9)).toHaveValue('');
});

test('what nobody could fill fails to publish, is shown where it stands, and publishes once it is mended', async ({
  page,
}) => {
  const builder = await newForm(page, 'Unfinished form');
  await builder.add('Dropdown');
  await builder.isSaved();
  await expect(page.getByText('Write the question.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('One element must be mended first.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish version 1' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await builder.write(1, 'Which market?');
  await builder.options('Energy', 'Food');
  await builder.isSaved();
  await builder.publish(1);
});

test('two authors see each other, and neither writes over the other', async ({ page, browser }) => {
  const builder = await newForm(page, 'Written by two');
  await builder.add('Text');
  await builder.write(1, 'What do you do?');
  await builder.isSaved();
  const context = await browser.newContext();
  await signInBrowser(context, 'demo', 'staff');
  const other = new FormBuilderPage(await context.newPage());
  await other.page.goto(page.url());
  await expect(other.element(1)).toHaveValue('What do you do?');
  await expect(page.getByText(/^Also here:/)).toBeVisible();

  await other.add('Date');
  await other.write(2, 'Founded on');
  await other.isSaved();
  await expect(builder.element(2)).toHaveValue('Founded on');

  await page.context().setOffline(true);
  await builder.write(1, 'What do you build?');
  await other.write(1, 'What do you sell?');
  await other.isSaved();
  await page.context().setOffline(false);
  await expect(page.getByText('Somebody else has changed this while you did.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await builder.isSaved();
  await expect(other.element(1)).toHaveValue('What do you build?');

  // Taking theirs leaves nothing to save; what is written to another question is saved as soon as ever.
  await page.context().setOffline(true);
  await builder.write(1, 'What do you plan?');
  await other.write(1, 'What do you make?');
  await other.isSaved();
  await page.context().setOffline(false);
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this while you did.' });
  await expect(notice.getByText('What do you make?')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await builder.isSaved();
  await expect(builder.element(1)).toHaveValue('What do you make?');
  await builder.write(2, 'Begun on');
  await builder.isSaved();
  await page.reload();
  await expect(builder.element(2)).toHaveValue('Begun on');
  await context.close();
});

test('a form is built by the keyboard alone', async ({ page }) => {
  const builder = await newForm(page, 'By keyboard');
  const palette = page.getByRole('navigation', { name: 'Kinds of questions' });
  await palette.getByRole('button', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('Enter');
  await builder.element(1).focus();
  await page.keyboard.type('First');
  await palette.getByRole('button', { name: 'Number', exact: true }).focus();
  await page.keyboard.press('Enter');
  await builder.element(2).focus();
  await page.keyboard.type('Second');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(builder.element(1)).toHaveValue('Second');
  await page.keyboard.press('Control+z');
  await expect(builder.element(1)).toHaveValue('First');
  await builder.isSaved();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(address('demo', '/forms/management'));
  await expect(page.getByText('By keyboard').first()).toBeVisible();
});

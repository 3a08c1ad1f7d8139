import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { scoringFunnel } from '../support/scoringFunnel.ts';

const columnOf = (page: Page, name: string) => page.getByRole('region', { name });

test('two members of staff work at the desk of a funnel', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { funnel } = await scoringFunnel('demo', 3);
  await openAs(page, 'demo', 'admin', `/applications/funnels/${funnel}/builder`);
  await expect(columnOf(page, 'Form').getByRole('listitem')).toHaveCount(3);
  // As high as the board: a page that scrolls under the pointer would end the dragging.
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
  await openAs(other, 'demo', 'staff', `/applications/funnels/${funnel}/builder/applications`);
  await expect(columnOf(other, 'Jury').getByText('Nothing here')).toBeVisible();

  // By keyboard: the menu of the card; the other sees it without asking.
  await page.getByRole('button', { name: 'Move Venture to score 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Jury' }).press('Enter');
  await expect(columnOf(page, 'Jury').getByText('Venture to score 2')).toBeVisible();
  await expect(page.getByTestId('toast')).toContainText('Venture to score 2 moved to Jury');
  await expect(columnOf(other, 'Jury').getByText('Venture to score 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Venture to score 2' })).toBeFocused();
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
  await expect(columnOf(other, 'Form').getByRole('listitem')).toHaveCount(3);

  // By mouse.
  await other.getByRole('listitem').filter({ hasText: 'Venture to score 3' }).dragTo(columnOf(other, 'Jury'));
  await expect(columnOf(page, 'Jury').getByText('Venture to score 3')).toBeVisible();

  // By an answer; the filter stands in the address.
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Field').selectOption('Answers');
  await page.getByLabel('Comparison').selectOption('contains');
  await page.getByRole('textbox', { name: 'Value' }).fill('to score 1');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.keyboard.press('Escape');
  await expect(columnOf(page, 'Form').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(/“Pitch” contains to score 1/)).toBeVisible();
  await expect(columnOf(page, 'Form').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove / }).click();

  // Together: in the table of the same desk.
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  for (const name of ['Venture to score 1', 'Venture to score 2']) {
    await page.getByRole('row', { name }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to a round' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Round').click();
  await page.getByRole('option', { name: 'Jury' }).click();
  await dialog.getByRole('button', { name: 'Move to a round' }).click();
  await expect(columnOf(other, 'Jury').getByRole('listitem')).toHaveCount(3);

  // Whoever opens a card walks on through its column.
  await columnOf(other, 'Jury').getByRole('link').first().click();
  await expect(other.getByText('1 of 3')).toBeVisible();
  await other.keyboard.press('j');
  await expect(other.getByText('2 of 3')).toBeVisible();
});

test('two members of staff read one application, and see what the other does with it', async ({ page, browser }) => {
  const { applications } = await scoringFunnel('demo', 1);
  const path = `/application/${applications[0]}/review`;
  await openAs(page, 'demo', 'admin', path);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'demo', 'staff', path);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Too early');

  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(other.getByText(/^You can undo this until/)).toBeVisible();

  await expect(dialog.getByText('Somebody else has decided meanwhile: Accepted')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too early');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^You can undo this until/)).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { ask } from '../support/ask.ts';
import { address, tokenOf } from '../support/visit.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

interface Told {
  readonly _id: string;
  readonly isRead: boolean;
  readonly notification: { readonly url: string | null };
}

async function told(account: string): Promise<readonly Told[]> {
  const query =
    '{ paginatedNotifications(pageSize: 16, currentPage: 1) { notifications { _id isRead notification { url } } } }';
  const data = await ask('demo', await tokenOf('demo', account), query);
  return (data.paginatedNotifications as { notifications: readonly Told[] }).notifications;
}

test('opening the notifications marks all seen, for good', async ({ page }) => {
  await openAs(page, 'demo', 'staff', '/');
  await expect(page.getByTestId('notification-badge')).toBeVisible();
  const seen = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('UpdateLastSeenNotifications'),
  );
  await bell(page).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'New' })).toBeVisible();
  await expect(page.getByTestId('notification-badge')).toHaveCount(0);
  await seen;
  await page.reload();
  await bell(page).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'New' })).toHaveCount(0);
});

test('a click on an unread notification marks it read and goes where it leads', async ({ page }) => {
  const unread = (await told('coach')).find(({ isRead, notification }) => !isRead && notification.url);
  await openAs(page, 'demo', 'coach', '/');
  await bell(page).click();
  await page
    .locator(`[data-testid=notification] a[href="${unread?.notification.url}"][data-unread=true]`)
    .first()
    .click();
  await expect(page).not.toHaveURL(address('demo', '/'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await told('coach')).find(({ _id }) => _id === unread?._id)?.isRead).toBe(true);
});

test('a person shows who that is while the pointer rests on the name', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/admin/configuration/users');
  const name = page.locator('tbody td a').first();
  await name.hover();
  const card = page.getByTestId('user-card');
  await expect(card.getByRole('link', { name: (await name.textContent()) ?? '' })).toHaveAttribute(
    'href',
    /^\/profile\/./,
  );
  await page.mouse.move(640, 5);
  await expect(card).toHaveCount(0);
});

test('the create menu opens the form also on the table it leads to', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/admin/configuration/users');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('menuitem', { name: 'User' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

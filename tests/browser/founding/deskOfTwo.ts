import type { Page } from '@playwright/test';
import { FunnelDesk } from '../pages/FunnelDesk.ts';
import { expect, type World } from './World.ts';

/** Both at the desk: what one moves the other sees, and what one has filtered and kept the other can choose. */
export async function workTheDesk({ admin }: World, second: Page, funnel: string): Promise<void> {
  const path = funnel.replace(/\/builder.*/, '/builder/applications');
  await admin.goto(path);
  await second.goto(path);
  const [desk, other] = [new FunnelDesk(admin), new FunnelDesk(second)];
  await expect(other.cards('Written')).toHaveCount(4);
  await desk.moveByKeyboard('Cella', 'Jury');
  await expect(other.column('Jury').getByText('Cella')).toBeVisible();

  await desk.filterByAnswer('Tagline', 'Drift');
  await expect(desk.cards('Written')).toHaveCount(1);
  await desk.keepView('About drift', 'Staff');
  await second.reload();
  await expect(other.cards('Written')).toHaveCount(3);
  await other.chooseView('About drift');
  await expect(other.cards('Written')).toHaveCount(1);
  await expect(other.column('Written').getByText('Drift')).toBeVisible();
}

/** By keys alone: on and back through the list, to the next round, and a rejection that is begun and left. */
export async function reviewByKeys({ admin }: World, second: Page, funnel: string): Promise<void> {
  const path = funnel.replace(/\/builder.*/, '/builder/applications');
  await admin.goto(path);
  await second.goto(path);
  await new FunnelDesk(admin).column('Written').getByRole('link').first().focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('1 of 3')).toBeVisible();
  await admin.keyboard.press('j');
  await expect(admin.getByText('2 of 3')).toBeVisible();
  await admin.keyboard.press('k');
  await expect(admin.getByText('1 of 3')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'On to Jury' })).toBeVisible();
  await admin.keyboard.press('e');
  await expect(new FunnelDesk(second).cards('Jury')).toHaveCount(2);
  await admin.keyboard.press('r');
  await expect(admin.getByRole('dialog').getByLabel('Reason')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
}

import type { Page } from '@playwright/test';
import { FilledForm } from '../pages/FilledForm.ts';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { type Device, devices, fillDetails } from './applying.ts';
import type { Applicant } from './theApplicants.ts';
import { expect, type World } from './World.ts';

/** A question more and one less, published as the next version; what was begun moves there, what was handed in stays. */
export async function changeTheForm(
  { admin }: World,
  builderAddress: string,
  { begun, given, next = 2 }: { begun: number; given: number; next?: number },
): Promise<void> {
  await admin.goto(builderAddress);
  const builder = new FormBuilderPage(admin);
  await builder.choose(2);
  await builder.add('Number');
  await builder.write(3, 'Team size');
  await builder.require();
  await builder.remove('Website');
  await builder.isSaved();
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText(`${begun} drafts and ${given} answers belong to version ${next - 1}`)).toBeVisible();
  await expect(dialog.getByText('One question is gone:').locator('..')).toContainText('Website');
  await expect(dialog.getByText('One question is new:').locator('..')).toContainText('Team size');
  await expect(dialog.getByLabel(`Move ${begun} drafts to the new version`)).toBeChecked();
  await dialog.getByRole('button', { name: `Publish version ${next}` }).click();
  await expect(admin.getByText('The form is published.')).toBeVisible({ timeout: 30_000 });
}

/** Goes on with what was begun before the form changed: it asks what is new, and no longer what has gone. */
export async function goOn(page: Page, applicant: Applicant): Promise<void> {
  const device: Device = devices.desk;
  await page.reload();
  const form = new FilledForm(page);
  await expect(form.field('Tagline')).toHaveValue(applicant.tagline);
  await expect(form.field('Website')).toHaveCount(0);
  await form.next();
  await fillDetails(page, applicant, device);
  await form.isSaved();
  await form.next();
  // What the new version asks is missing, is said so, and leads there.
  await page.getByRole('button', { name: 'Team size is a required field' }).click();
  await form.write('Team size', String(applicant.teamSize));
  await form.next();
  await form.next();
  await form.handIn();
}

import type { Page } from '@playwright/test';
import { FilledForm } from '../pages/FilledForm.ts';
import { type Device, devices, fillCompany, signUp } from './applying.ts';
import type { Applicant } from './theApplicants.ts';
import { expect, type World } from './World.ts';

const device: Device = devices.desk;
const notSent = 'No connection. Your answers are kept on this device and sent as soon as it is back.';

/** Types while the server is killed and started anew; nothing that was typed is lost, and nobody has to type it again. */
export async function beginThroughAKill(world: World, link: string, applicant: Applicant): Promise<Page> {
  const page = await signUp(world, link, applicant, device);
  const form = new FilledForm(page);
  await form.write('Tagline', 'Typed before the server was killed');
  await form.isSaved();
  await world.acme.killAndRestart(async () => {
    await fillCompany(page, applicant, device);
    await expect(page.getByText(notSent)).toBeVisible({ timeout: 30_000 });
  });
  await form.isSaved();
  await page.reload();
  await showsCompany(page, applicant);
  return page;
}

/** Types without a network, closes the window, and comes back to it when there is one. */
export async function beginOffline(world: World, link: string, applicant: Applicant): Promise<Page> {
  const page = await signUp(world, link, applicant, device);
  const address = page.url();
  await expect(page.getByLabel('Tagline')).toBeVisible();
  const context = page.context();
  await context.setOffline(true);
  await fillCompany(page, applicant, device);
  await expect(page.getByText(notSent)).toBeVisible({ timeout: 30_000 });
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await showsCompany(again, applicant);
  await new FilledForm(again).isSaved();
  return again;
}

async function showsCompany(page: Page, applicant: Applicant): Promise<void> {
  const form = new FilledForm(page);
  await expect(form.field('Tagline')).toHaveValue(applicant.tagline);
  await expect(form.field('What is new about it?')).toHaveValue(applicant.news);
  await expect(page.getByRole('radio', { name: applicant.stage })).toBeChecked();
  if (applicant.investors !== null) await expect(form.field('Who invests?')).toHaveValue(applicant.investors);
}

import type { Page } from '@playwright/test';
import { FilledForm } from '../pages/FilledForm.ts';
import { industryOf, regionOf } from './asWritten.ts';
import { type Applicant, emailOf } from './theApplicants.ts';
import { expect, newWindow, password, type World } from './World.ts';

/** A device that somebody applies on. */
export const devices = {
  desk: { options: {}, language: 'en' },
  phone: { options: { viewport: { width: 360, height: 740 }, hasTouch: true }, language: 'en' },
  arabic: { options: { locale: 'ar', viewport: { width: 1000, height: 800 } }, language: 'ar' },
} as const;

export type Device = (typeof devices)[keyof typeof devices];

/** Signs up by the funnel's link, and confirms the address by the mail; the form is open then. */
export async function signUp(world: World, link: string, applicant: Applicant, device: Device): Promise<Page> {
  const page = await newWindow(world, device.options);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', device.language);
  await page.locator('input[name=startupName]').fill(applicant.startup);
  await page.locator('input[name=firstName]').fill(applicant.firstName);
  await page.locator('input[name=email]').fill(emailOf(applicant));
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/application\/[^/]+\/form/);
  const form = page.url();
  await page.goto(await world.acme.mailedLink(emailOf(applicant), '/validate/'));
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toBeVisible();
  await page.goto(form);
  return page;
}

/** The first page of the form, on which a condition shows what follows from other answers. */
export async function fillCompany(page: Page, applicant: Applicant, { language }: Device): Promise<void> {
  const form = new FilledForm(page, language);
  await form.write('Tagline', applicant.tagline);
  await form.write('What is new about it?', applicant.news);
  await form.write('Website', applicant.website);
  await form.write('Founded on', applicant.foundedOn);
  await expect(form.field('Monthly costs')).toHaveCount(0);
  await form.tick('How far are you?', applicant.stage);
  if (applicant.costs !== null) await form.write('Monthly costs', String(applicant.costs));
  await form.tick('How sure are you?', String(applicant.sure));
  for (const market of applicant.markets) await choose(form, 'Markets', market, ['Energy', 'Food']);
  if (applicant.investors === null) await expect(form.field('Who invests?')).toHaveCount(0);
  else await form.write('Who invests?', applicant.investors);
}

/** Ticks what is offered; what is not is written in. */
async function choose(form: FilledForm, question: string, value: string, offered: readonly string[]): Promise<void> {
  if (offered.includes(value)) return form.tick(question, value);
  await form.tick(question, form.other);
  await form.writeIn(question, value);
}

/** The second page. */
export async function fillDetails(page: Page, applicant: Applicant, { language }: Device): Promise<void> {
  const form = new FilledForm(page, language);
  if (applicant.model === 'Leasing') {
    await form.pick('Business model', form.other);
    await form.writeIn('Business model', applicant.model);
  } else await form.pick('Business model', applicant.model);
  for (const technology of applicant.technologies) await form.pick('Technologies', technology);
  await form.pick('Industry', industryOf(applicant));
  for (const region of applicant.regions) await form.pick('Regions', regionOf(region));
  await form.fillTable(['Name', 'Share'], applicant.founders);
  await form.write('Mastodon', applicant.mastodon);
  await form.attach(`deck-${applicant.sure}.pdf`, `%PDF-1.4 deck of ${applicant.startup}`);
}

/** Fills all of the form as it was first published, and hands it in. */
export async function applyAtOnce(world: World, link: string, applicant: Applicant, device: Device): Promise<Page> {
  const page = await signUp(world, link, applicant, device);
  const form = new FilledForm(page, device.language);
  await fillCompany(page, applicant, device);
  await form.next();
  await fillDetails(page, applicant, device);
  await form.isSaved();
  await form.next();
  await form.handIn();
  return page;
}

import { type Applicant, emailOf, theApplicants } from './theApplicants.ts';
import { expect, signedIn, type World } from './World.ts';

/** Opens an application from the desk and decides with the keys that the buttons show. */
export async function decide({ acme, admin }: World, { startup }: Applicant, action: 'Accept' | 'Reject') {
  await admin.goto(acme.address('/applications/overview'));
  await admin.getByRole('link', { name: startup, exact: true }).first().click();
  await expect(admin.getByRole('button', { name: action, exact: true })).toBeVisible();
  const dialog = admin.getByRole('dialog', { name: new RegExp(startup) });
  await expect(async () => {
    await admin.keyboard.press(action === 'Accept' ? 'a' : 'r');
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(admin.getByText(/^You can undo this until/)).toBeVisible();
  await admin.getByRole('button', { name: 'Tell now' }).click();
  await expect(admin.getByText('The applicant is told', { exact: true })).toBeVisible();
}

/** A founder signs in, on whatever device, and comes to the file of their startup, which holds what they answered. */
export async function seeTheFile(world: World, applicant: Applicant, hasWebsite: boolean): Promise<void> {
  const { acme } = world;
  const page = await signedIn(world, emailOf(applicant));
  await page.goto(acme.address('/applications'));
  await page.getByRole('link', { name: applicant.startup }).first().click();
  await page.getByRole('link', { name: 'Open your startup' }).click();
  await expect(page.getByRole('heading', { name: applicant.startup, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Company' }).click();
  await expect(page.getByTitle(applicant.tagline)).toBeVisible();
  await expect(page.getByText(applicant.foundedOn.slice(0, 4), { exact: true }).first()).toBeVisible();
  if (hasWebsite) await expect(page.getByRole('link', { name: applicant.website }).first()).toBeVisible();
}

/** One who handed in the first version of the form, one the second, and one who is not taken. */
export const accepted = theApplicants.filter((_, at) => at === 0 || at === 3);
export const [rejected] = theApplicants.filter((_, at) => at === 5);

import { FilledForm } from '../pages/FilledForm.ts';
import { devices, signUp } from './applying.ts';
import { type Applicant, emailOf } from './theApplicants.ts';
import { expect, signedIn, type World } from './World.ts';

/** Begun by a thumb on a phone, gone on with and handed in at a desk. */
export async function goOnElsewhere(world: World, link: string, applicant: Applicant): Promise<void> {
  const phone = await signUp(world, link, applicant, devices.phone);
  const thumb = new FilledForm(phone);
  await thumb.write('Tagline', applicant.tagline);
  await thumb.isSaved();

  const desk = await signedIn(world, emailOf(applicant));
  await desk.goto(phone.url());
  const form = new FilledForm(desk);
  await expect(form.field('Tagline')).toHaveValue(applicant.tagline);
  await form.write('Website', applicant.website);
  await form.write('Founded on', applicant.foundedOn);
  await form.isSaved();
  await phone.reload();
  await expect(thumb.field('Website')).toHaveValue(applicant.website);
  await phone.context().close();
  await form.handIn();
  await desk.context().close();
}

import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

test('a founder asks a mentor for a meeting; the mentor accepts on a phone, and both have it', async ({ browser }) => {
  const { currentUser } = await ask('demo', await tokenOf('demo', 'mentor'), '{ currentUser { _id } }');
  const mentorId = (currentUser as { _id: string })._id;
  const about = 'What may our first contract cost?';

  const desk = await browser.newContext();
  await signInBrowser(desk, 'demo', 'cofounder2');
  const founder = await desk.newPage();
  await founder.goto(address('demo', `/profile/${mentorId}/show`));
  await founder.getByRole('link', { name: 'Meet' }).click();
  await founder.getByRole('textbox', { name: 'What is it about?' }).fill(about);
  await founder
    .getByRole('button', { name: /^Ask for a meeting/ })
    .first()
    .click();
  await expect(founder.getByText('Your request is sent:')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await signInBrowser(phone, 'demo', 'mentor');
  const mentor = await phone.newPage();
  await mentor.goto(address('demo', '/'));
  await mentor.getByRole('button', { name: /^Notifications/ }).click();
  await mentor
    .getByRole('link', { name: /asks you for a meeting/ })
    .first()
    .click();
  // On a phone the sessions below are cards too: the request is the one that can be accepted.
  const accept = mentor.getByRole('button', { name: 'Accept' });
  const card = mentor.getByRole('listitem').filter({ hasText: about }).filter({ has: accept }).first();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toHaveCount(0);

  await founder.goto(address('demo', '/coaching'));
  await expect(founder.getByRole('link', { name: about }).first()).toBeVisible();
  await Promise.all([desk.close(), phone.close()]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
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
  await founder.getByRole('link', { name: 'Ask for a meeting' }).click();
  await founder
    .getByRole('button', { name: /^Ask for a meeting/ })
    .first()
    .click();
  await founder.getByRole('textbox', { name: 'What is it about?' }).fill(about);
  await founder.getByRole('button', { name: 'Send request' }).click();
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

/** The newest notification with these words. */
function noticeIn(page: Page, words: RegExp) {
  return page.getByTestId('notification').filter({ hasText: words }).first();
}

/** The mails that have left to somebody, about something. */
function mailsTo(to: string, about: string): readonly string[] {
  const outbox = join(process.env.COHORT_DATA_DIR ?? '', 'outbox');
  return readdirSync(outbox, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${to}`) && text.includes(about));
}

/** Where the appointments are that somebody was sent about something. */
const calendarsOf = (to: string, about: string): string =>
  mailsTo(to, about)
    .flatMap((text) => /^LOCATION:.*/m.exec(text.replaceAll('\r\n ', '')) ?? [])
    .join();

/** A link of the mail that asks for an answer, once the mail has left. */
async function mailedAnswer(to: string, about: string, choice: string): Promise<string> {
  const link = new RegExp(`http://\\S+/coaching/request/\\S+choice=${choice}`);
  const found = (): string => link.exec(mailsTo(to, about).join('\n'))?.[0] ?? '';
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  return found();
}

test('hours of a week are offered; their requests are answered from the notification and from the mail', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { currentUser } = await ask('demo', await tokenOf('demo', 'expert'), '{ currentUser { _id } }');
  const expertId = (currentUser as { _id: string })._id;

  const study = await browser.newContext();
  await signInBrowser(study, 'demo', 'expert');
  const week = await study.newPage();
  await week.goto(address('demo', '/availability/weekly'));
  const wednesday = week.getByRole('switch', { name: 'Wednesday' });
  if (!(await wednesday.isChecked())) await wednesday.check();
  await week.getByRole('switch', { name: 'Founders may book these hours' }).check();
  await week.getByRole('button', { name: 'Save hours' }).click();
  await expect(week.getByText('Your hours are saved')).toBeVisible();

  const desk = await browser.newContext();
  await signInBrowser(desk, 'demo', 'cofounder2');
  const founder = await desk.newPage();
  const askFor = async (about: string): Promise<void> => {
    await founder.goto(address('demo', `/profile/${expertId}/show`));
    await founder.getByRole('link', { name: 'Ask for a meeting' }).click();
    await founder
      .getByRole('button', { name: /^Ask for a meeting: .*Wednesday/ })
      .first()
      .click();
    await founder.getByRole('textbox', { name: 'What is it about?' }).fill(about);
    await founder.getByRole('button', { name: 'Send request' }).click();
    await expect(founder.getByText('Your request is sent:')).toBeVisible();
  };
  await askFor('Which market first?');

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await signInBrowser(phone, 'demo', 'expert');
  const expert = await phone.newPage();
  await expert.goto(address('demo', '/'));
  await expert.getByRole('button', { name: /^Notifications/ }).click();
  const asked = noticeIn(expert, /asks you for a meeting/);
  await asked.getByRole('button', { name: 'Other time' }).tap();
  await asked
    .getByRole('button', { name: /^Propose .*Wednesday/ })
    .last()
    .tap();
  await expect(asked.getByText('The other time is proposed')).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  // The other side reads it, and agrees, in the same place.
  await founder.goto(address('demo', '/'));
  await founder.getByRole('button', { name: /^Notifications/ }).click();
  const proposed = noticeIn(founder, /Another time is proposed/);
  await proposed.getByRole('button', { name: 'Accept' }).click();
  await expect(proposed.getByText('The meeting is planned')).toBeVisible();
  await founder.goto(address('demo', '/coaching'));
  await expect(founder.getByRole('link', { name: 'Which market first?' }).first()).toBeVisible();

  // From the mail it is answered without signing in; opening it alone answers nothing.
  await askFor('Is our price too low?');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await mailedAnswer('expert@demo.test', 'Is our price too low?', 'decline'));
  await expect(visitor.getByText('Is our price too low?')).toBeVisible();
  await visitor.getByRole('button', { name: 'Decline' }).click();
  await expect(visitor.getByText('The meeting does not take place')).toBeVisible();
  await expert.reload();
  await expert.getByRole('button', { name: /^Notifications/ }).click();
  await expect(noticeIn(expert, /asks you for a meeting/).getByText('The meeting does not take place')).toBeVisible();
  await founder.goto(address('demo', '/'));
  await founder.getByRole('button', { name: /^Notifications/ }).click();
  await expect(noticeIn(founder, /has declined the meeting/)).toBeVisible();
  await Promise.all([study.close(), desk.close(), phone.close(), visitor.context().close()]);
});

test('a mentor accepts from the mail, on a phone, in a room that is free: the session and both calendars say where', async ({
  browser,
}) => {
  const { currentUser } = await ask('demo', await tokenOf('demo', 'mentor'), '{ currentUser { _id } }');
  const about = 'Where shall we sit down?';
  const desk = await browser.newContext();
  await signInBrowser(desk, 'demo', 'cofounder2');
  const founder = await desk.newPage();
  await founder.goto(address('demo', `/profile/${(currentUser as { _id: string })._id}/show`));
  await founder.getByRole('link', { name: 'Ask for a meeting' }).click();
  const times = founder.getByRole('button', { name: /^Ask for a meeting/ });
  await times.last().click();
  await founder.getByRole('textbox', { name: 'What is it about?' }).fill(about);
  await founder.getByRole('button', { name: 'Send request' }).click();
  await expect(founder.getByText('Your request is sent:')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  const mail = await phone.newPage();
  await mail.goto(await mailedAnswer('mentor@demo.test', about, 'accept'));
  await mail.getByRole('combobox', { name: 'How' }).tap();
  await mail.getByRole('option', { name: 'In a room' }).tap();
  await mail.getByRole('combobox', { name: 'Room' }).tap();
  const free = mail.getByRole('group').filter({ hasText: 'Free at that time' }).getByRole('option').first();
  await free.tap();
  const room = await mail.getByRole('combobox', { name: 'Room' }).inputValue();
  expect(room).not.toBe('');
  await mail.getByRole('button', { name: 'Accept' }).tap();
  await expect(mail.getByText('The meeting is planned')).toBeVisible();

  await founder.goto(address('demo', '/coaching'));
  await founder.getByRole('link', { name: about }).first().click();
  await expect(founder.getByText(room).first()).toBeVisible();
  for (const person of ['mentor', 'cofounder2'])
    await expect.poll(() => calendarsOf(`${person}@demo.test`, about), { timeout: 20_000 }).toContain(room);
  await Promise.all([desk.close(), phone.close()]);
});

import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

// What is said in one of them would be counted in the other.
test.describe.configure({ mode: 'serial' });

/** Says something in the room that is open. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

test('a founder writes on a phone, the staff answers at once, and others read none of it', async ({ browser }) => {
  test.setTimeout(90_000);
  const { startups } = (await ask(
    'demo',
    await tokenOf('demo', 'cofounder2'),
    '{ startups { results { _id name } } }',
  )) as { startups: { results: { _id: string; name: string }[] } };
  const { _id, name } = startups.results[0] ?? { _id: '', name: '' };

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await signInBrowser(phone, 'demo', 'cofounder2');
  const founder = await phone.newPage();
  await founder.goto(address('demo', '/chat'));
  await founder.getByRole('link', { name: new RegExp(name) }).tap();
  await say(founder, 'Our runway is three months');
  expect(await founder.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const office = await browser.newContext();
  await signInBrowser(office, 'demo', 'staff');
  const staff = await office.newPage();
  await staff.goto(address('demo', `/chat?room=startup.${_id}`));
  const conversation = staff.getByRole('region', { name });
  await expect(conversation.getByText('Our runway is three months')).toBeVisible();
  await say(staff, 'Then let us talk about it');
  // Live: nobody has loaded the page anew.
  await expect(founder.getByRole('article').filter({ hasText: 'Then let us talk about it' })).toBeVisible();
  await founder.getByRole('link', { name: 'Back to the rooms' }).tap();
  await expect(founder.getByRole('link', { name: /Then let us talk about it/ })).toBeVisible();
  await say(staff, 'On Monday?');
  await expect(founder.getByRole('link', { name: /New: 1/ })).toBeVisible();
  await founder.getByRole('button', { name: /^Notifications/ }).click();
  await founder
    .getByRole('link', { name: /New messages in the room of/ })
    .first()
    .click();
  await expect(founder.getByRole('article').filter({ hasText: 'On Monday?' })).toBeVisible();

  const elsewhere = await browser.newContext();
  await signInBrowser(elsewhere, 'demo', 'cofounder');
  const other = await elsewhere.newPage();
  await other.goto(address('demo', `/chat?room=startup.${_id}`));
  await expect(other.getByText('There is no such room, or you are not in it')).toBeVisible();
  await expect(other.getByText('Our runway is three months')).toHaveCount(0);
  await Promise.all([phone.close(), office.close(), elsewhere.close()]);
});

/** What the entry of the menu says is unread. */
async function unreadIn(page: Page): Promise<number> {
  const entry = await page.getByRole('link', { name: /^Chat/ }).first().textContent();
  return Number(/New: (\d+)/.exec(entry ?? '')?.[1] ?? 0);
}

async function takeBack(page: Page, text: string): Promise<void> {
  await page
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Delete message/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

test('the menu counts what is unread while it comes, and what is deleted goes for everybody', async ({ browser }) => {
  const { startups } = (await ask(
    'demo',
    await tokenOf('demo', 'mentor'),
    '{ startups { results { _id name } } }',
  )) as { startups: { results: { _id: string; name: string }[] } };
  const { _id } = startups.results[0] ?? { _id: '' };
  const room = address('demo', `/chat?room=startup.${_id}`);

  const [home, office] = await Promise.all([browser.newContext(), browser.newContext()]);
  await signInBrowser(home, 'demo', 'mentor');
  await signInBrowser(office, 'demo', 'admin');
  const [mentor, admin] = await Promise.all([home.newPage(), office.newPage()]);
  await Promise.all([mentor.goto(address('demo', '/tasks')), admin.goto(room)]);
  await mentor.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Community' }).click();
  await expect(mentor.getByRole('link', { name: /^Chat/ }).first()).toBeVisible();
  // Demo rooms hold unread messages already.
  const { chatUnread: before } = (await ask('demo', await tokenOf('demo', 'mentor'), '{ chatUnread }')) as {
    chatUnread: number;
  };
  await say(admin, 'Nothing to see yet');
  await expect.poll(() => unreadIn(mentor)).toBe(before + 1);
  await say(admin, 'Can you send the deck?');
  await expect.poll(() => unreadIn(mentor)).toBe(before + 2);

  await mentor.goto(room);
  await expect(mentor.getByRole('article').filter({ hasText: 'Can you send the deck?' })).toBeVisible();
  await expect.poll(() => unreadIn(mentor)).toBeLessThanOrEqual(before);
  const foreign = mentor.getByRole('article').filter({ hasText: 'Can you send the deck?' });
  await expect(foreign.getByRole('button', { name: /^Delete message/ })).toHaveCount(0);

  await say(mentor, 'Oh, the wrong room');
  await expect(admin.getByRole('article').filter({ hasText: 'Oh, the wrong room' })).toBeVisible();
  await takeBack(mentor, 'Oh, the wrong room');
  await expect(admin.getByRole('article').filter({ hasText: 'Oh, the wrong room' })).toHaveCount(0);
  await say(mentor, 'Who lends me money?');
  await expect(admin.getByRole('article').filter({ hasText: 'Who lends me money?' })).toBeVisible();
  await takeBack(admin, 'Who lends me money?');
  await expect(mentor.getByRole('article').filter({ hasText: 'Who lends me money?' })).toHaveCount(0);
  await Promise.all([home.close(), office.close()]);
});

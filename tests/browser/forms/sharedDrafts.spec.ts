import { type Browser, expect, type Page, test } from '@playwright/test';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { openAs } from '../pages/openAs.ts';
import { mailsOf } from '../support/mailsOf.ts';
import { phone } from '../walk/Walk.ts';

/** Makes a form of two texts, and what is added to it, and gives the link with which everybody may answer it. */
async function sharedForm(page: Page, more = async (_builder: FormBuilderPage) => {}): Promise<string> {
  await openAs(page, 'demo', 'admin', '/forms/management/new');
  await page.getByLabel('Title', { exact: true }).fill(`Interest ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Save form' }).click();
  await page.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  const builder = new FormBuilderPage(page);
  await builder.add('Text');
  await builder.write(1, 'What do you build?');
  await builder.require();
  await builder.add('Text');
  await builder.write(2, 'For whom?');
  await more(builder);
  await builder.isSaved();
  await builder.publish(1);
  await page.getByRole('link', { name: 'Sharing' }).click();
  await page.getByLabel('Open to everybody with the link').click();
  await page.getByRole('button', { name: 'New link' }).click();
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
}

async function visitor(browser: Browser, address: string, options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  return page;
}

const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();

test('a visitor begins at a desk, goes on with a phone by a secret link, neither writes over the other, and one hands in once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const link = await sharedForm(page);
  const desk = await visitor(browser, link);
  await desk.getByLabel('Your name (Optional)').fill('Nia');
  await desk.getByLabel('What do you build?').fill('Batteries');
  await isSaved(desk);
  await desk.getByRole('button', { name: 'Continue on another device' }).click();
  const dialog = desk.getByRole('dialog');
  const secret = await dialog.getByLabel('Secret link').inputValue();
  const email = `nia-${Date.now().toString(36)}@new.test`;
  await dialog.getByLabel('Your e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(dialog.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  await expect.poll(() => mailsOf(email, 'Interest').length, { timeout: 20_000 }).toBe(1);
  await desk.keyboard.press('Escape');

  // The link of the form alone begins anew: nobody else reads what was written.
  const other = await visitor(browser, link);
  await expect(other.getByLabel('What do you build?')).toHaveValue('');

  const hand = await visitor(browser, secret, phone);
  await expect(hand.getByLabel('What do you build?')).toHaveValue('Batteries');
  await expect(hand.getByLabel('Your name (Optional)')).toHaveValue('Nia');
  await hand.getByLabel('For whom?').fill('Bikes');
  await isSaved(hand);

  // What the other device has written comes in, and what is typed here goes there.
  await desk.getByLabel('What do you build?').fill('Cells');
  await expect(desk.getByLabel('For whom?')).toHaveValue('Bikes', { timeout: 25_000 });
  await expect(hand.getByLabel('What do you build?')).toHaveValue('Cells', { timeout: 25_000 });

  // Of what both have changed one chooses.
  await hand.context().setOffline(true);
  await hand.getByLabel('For whom?').fill('Boats');
  const kept = desk.waitForResponse((response) => response.request().postData()?.includes('Cars') ?? false);
  await desk.getByLabel('For whom?').fill('Cars');
  await kept;
  await hand.context().setOffline(false);
  const choice = hand.getByRole('alert', { name: 'Two versions: For whom?' });
  await expect(choice.getByText('Cars')).toBeVisible({ timeout: 20_000 });
  await choice.getByRole('button', { name: 'Keep mine' }).tap();
  await expect(desk.getByLabel('For whom?')).toHaveValue('Boats', { timeout: 25_000 });

  await hand.getByRole('button', { name: 'Send answers' }).tap();
  await expect(hand.getByText('Thank you', { exact: false })).toBeVisible();
  await hand.goto(secret);
  await expect(hand.getByText('The answers of this link have been sent already.')).toBeVisible();
  await hand.goto(secret.replace(/draft=.*/, 'draft=unknown'));
  await expect(hand.getByText('This link is unknown or has run out', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Answers' }).click();
  await expect(page.getByText('Responses: 1')).toBeVisible();
  const answered = page.getByRole('article', { name: 'Nia' });
  await expect(answered.getByText('Cells')).toBeVisible();
  await expect(answered.getByText('Boats')).toBeVisible();
  for (const one of [desk, other, hand]) await one.context().close();
});

test('a visitor reads their file by its name before they hand it in', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const link = await sharedForm(page, async (builder) => {
    await builder.add('Section');
    await builder.write(3, 'Files');
    await builder.add('File');
    await builder.write(4, 'Pitch deck');
  });
  const desk = await visitor(browser, link);
  await desk.getByLabel('What do you build?').fill('Batteries');
  await desk.getByRole('button', { name: 'Next' }).click();
  await desk.locator('input[type=file]').setInputFiles({
    name: 'deck.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 deck'),
  });
  await expect(desk.getByRole('listitem').filter({ hasText: 'deck.pdf' })).toBeVisible();
  await isSaved(desk);
  await desk.getByRole('button', { name: 'Next' }).click();
  await expect(desk.getByRole('definition').filter({ hasText: 'deck.pdf' })).toBeVisible();
  await desk.getByRole('button', { name: 'Send answers' }).click();
  await expect(desk.getByText('Thank you', { exact: false })).toBeVisible();
  await desk.context().close();
});

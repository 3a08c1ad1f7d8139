/** The page of a program in the web site of an organisation (issue 15 §6, decision 0060). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { FormBuilderPage } from '../pages/FormBuilderPage.ts';
import { Organisation } from '../pages/Organisation.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { StrangeSite } from '../support/StrangeSite.ts';

test.use({ actionTimeout: 15_000 });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let acme: EmptyInstallation;
let own: StrangeSite;
let foreign: StrangeSite;

test.beforeAll(async () => {
  [acme, own, foreign] = await Promise.all([EmptyInstallation.start(), StrangeSite.start(), StrangeSite.start()]);
});
test.afterAll(() => Promise.all([acme.stop(), own.stop(), foreign.stop()]));

/** Gives the funnel what it lacks, and opens it. */
async function open(page: Page, opening: string): Promise<void> {
  await page.goto(acme.address('/forms/management/new'));
  await page.getByLabel('Title', { exact: true }).fill('About your company');
  await page.getByRole('button', { name: 'Save form' }).click();
  await page.waitForURL(/\/forms\/management\/[^/]+\/edit/);
  const builder = new FormBuilderPage(page);
  await builder.add('Text');
  await builder.write(1, 'Tagline');
  await builder.isSaved();
  await builder.publish(1);
  await page.goto(opening);
  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  await page.getByRole('button', { name: 'New Round' }).click();
  const form = new RecordForm(page);
  await form.fill({ Name: 'Written' });
  await form.chooseFirst(['Form for applicants (Optional)']);
  await form.save('Save round');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await form.fill({ 'Closes (Optional)': '2099-04-01' });
  await form.save('Save funnel');
  await page.goto(opening);
  await page.getByRole('button', { name: 'Open the funnel' }).click();
  await expect(page.getByText('The funnel is open', { exact: true })).toBeVisible();
}

/** Names a site in the settings of the organisation, as one does it. */
async function nameSite(page: Page, site: string): Promise<void> {
  const sites = page.getByLabel(/Sites that may embed/).first();
  await sites.click();
  await page.keyboard.type(site);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save domain' }).click();
}

test('stands in the sites that are named, and in no other', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await acme.setUp(page);
  const organisation = new Organisation(acme, page, browser);
  await organisation.make(
    '/startups/programs',
    'New Program',
    (form) => form.fill({ Name: 'Climate' }),
    'Save program',
  );
  await expect(page.getByRole('row', { name: /Climate/ })).toBeVisible();
  const funnel = async (form: RecordForm) => {
    await form.fill({ Name: 'Spring' });
    await form.chooseFirst(['Program']);
  };
  await organisation.make('/applications/funnels/management', 'New Funnel', funnel, 'Save funnel');
  await page.getByRole('link', { name: 'Spring' }).click();
  await page.getByRole('link', { name: 'Opening', exact: true }).click();
  const opening = page.url();

  // Nobody may show it yet: that is said, with the way to allow it.
  await expect(page.getByText(/No web site may show the page/)).toBeVisible();
  await page.getByRole('link', { name: 'Name the sites' }).click();
  await nameSite(page, `${own.origin}/news`);
  await expect(page.getByText(/Write the site as https:\/\/www\.example\.org/).first()).toBeVisible();
  await page.goto(acme.address('/admin/configuration/domain'));
  await nameSite(page, own.origin);
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.goto(opening);
  await expect(page.getByText(`Shows the page of the program on: ${own.origin}`)).toBeVisible();
  const snippet = await page.getByLabel('Snippet for your web site').inputValue();

  // In the organisation's own site, in the visitor's language, as tall as it is.
  own.body = snippet;
  foreign.body = snippet;
  const visitor = await browser.newPage({ viewport: { width: 320, height: 640 }, locale: 'de-DE' });
  await visitor.goto(own.origin);
  const frame = visitor.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Climate', level: 1 })).toBeVisible();
  await expect(frame.getByText('kann man sich zurzeit nicht bewerben')).toBeVisible();
  const height = () => visitor.locator('iframe').evaluate((element) => Number(element.getAttribute('height')));
  await expect.poll(height).toBeLessThan(400);
  const inner = visitor.frames()[1];
  expect(await inner?.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await inner?.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  await inner?.evaluate(axe);
  const found = await inner?.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  );
  expect(found?.violations.map(({ id }) => id)).toEqual([]);

  // Somebody else's site gets an empty frame, by the browser itself.
  const refused = visitor.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await visitor.goto(foreign.origin);
  await refused;
  await expect(visitor.frameLocator('iframe').getByRole('heading')).toHaveCount(0);

  // Once it is open, its button leads to the sign-up page in a tab of its own.
  await open(page, opening);
  await visitor.goto(own.origin);
  await expect(frame.getByText('Bewerbung bis 1. April 2099')).toBeVisible();
  const tab = visitor.waitForEvent('popup');
  await frame.getByRole('link', { name: /Climate/ }).click();
  await expect(await tab).toHaveURL(acme.address('/apply/program/climate'));
  expect(visitor.url()).toBe(`${own.origin}/`);
});

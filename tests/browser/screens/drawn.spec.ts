/** What a look at the pictures of all screens (docs/screens) found, and what must not come back. */
import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { goWithin, settled } from '../support/goWithin.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const phone = { width: 360, height: 780 } as const;

test.beforeEach(async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.goto(address('demo', '/home'));
});

async function funnelOf(status: string): Promise<string> {
  const query = `{ funnels(filter: { status: { IS: ${status} } }, limit: 1) { results { _id } } }`;
  const { funnels } = await ask('demo', await tokenOf('demo', 'admin'), query);
  return (funnels as { results: { _id: string }[] }).results[0]?._id ?? '';
}

const programOfTheDemo = `{ programs(filter: { name: { IS: "Growth Track" } }, limit: 1) { results { _id } } }`;

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;

test('a page without the frame has no ring around it', async ({ page }) => {
  await goWithin(page, `/applications/funnels/${await funnelOf('draft')}/builder/ranking`);
  await settled(page);
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('none');
});

test('states stay within their cards on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/admin/configuration/webhooks/deliveries', '/applications/funnels/management']) {
    await goWithin(page, path);
    await settled(page);
    const cut = await page
      .locator('main article')
      .evaluateAll((cards) => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut, path).toBe(0);
  }
});

test('search and filter share a line on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await goWithin(page, '/articles/management');
  await settled(page);
  const search = await page.locator('main').getByLabel('Search').first().boundingBox();
  const filter = await page.locator('main').getByRole('button', { name: 'Filter' }).boundingBox();
  expect(Math.abs((search?.y ?? 0) - (filter?.y ?? 999))).toBeLessThan(12);
});

test('facts and people of a record share a line on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Other tests make programs that nobody coaches.
  const { programs } = await ask('demo', await tokenOf('demo', 'admin'), programOfTheDemo);
  await goWithin(page, `/startups/programs/${(programs as { results: { _id: string }[] }).results[0]?._id}/overview`);
  await settled(page);
  expect(await topOf(page, 'main header dl:nth-of-type(2)')).toBe(await topOf(page, 'main header dl:nth-of-type(1)'));
});

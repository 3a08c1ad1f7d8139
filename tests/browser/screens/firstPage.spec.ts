/** A page in two round trips: the document names all that its screen needs, and everything comes in one burst. */
import { expect, type Page, test } from '@playwright/test';
import { address, signInBrowser } from '../support/visit.ts';

/** Operations that were asked by themselves, and scripts that the document did not name, until `sign` was there. */
async function stragglers(page: Page, path: string, sign: string): Promise<string[]> {
  const files: string[] = [];
  const operations: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/assets\/texts-/.test(pathname)) files.push(pathname);
    if (pathname === '/graphql') operations.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  const document = (await page.goto(address('demo', path), { waitUntil: 'commit' }))?.text();
  await page.locator(sign).first().waitFor();
  const named = (await document) ?? '';
  return [...files.filter((file) => !named.includes(file)), ...operations];
}

/** What no reader waits for: the session's sign of life, live answers, the count beside the tasks, messages kept at hand. */
const afterwards =
  /^(UpsertSession|FollowedBatches|TodaysTasks|\/service-worker\.js|\/assets\/(dist|ToastList|IconCircleX)-.*)$/;

const signedIn = [
  ['/startups', 'tbody tr:nth-child(3)'],
  ['/startups?sort=-name', 'tbody tr:nth-child(3)'],
  ['/startups/programs', 'tbody tr:nth-child(2)'],
  ['/tasks', 'main li:nth-child(2)'],
] as const;

for (const [path, sign] of signedIn) {
  test(`all that ${path} needs comes with its document`, async ({ page, context }) => {
    // Nobody else's operations: their panels would come with scripts of their own.
    await signInBrowser(context, 'demo', 'subadmin');
    const late = await stragglers(page, path, sign);
    // What was chosen in the address is asked for by the page itself; the session is told of after the page.
    const isChosen = path.includes('?');
    expect(late.filter((name) => !afterwards.test(name))).toEqual(isChosen ? ['Screen_startups_portfolio'] : []);
  });
}

test('all that /login needs comes with its document', async ({ page }) => {
  expect(await stragglers(page, '/login', 'input[type=password]')).toEqual([]);
});

test('something is painted before scripts and style sheets have come, and gives way to the page', async ({
  page,
  context,
}) => {
  await signInBrowser(context, 'demo', 'admin');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot-)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address('demo', '/startups'), { waitUntil: 'commit' });
  await expect(page.locator('#opening')).toHaveText('Demo Incubator');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  release();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
});

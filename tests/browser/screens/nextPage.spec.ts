/** From one page to the next: its question leaves with the click, while the code that draws the answer is on its way. */
import { expect, type Page, test } from '@playwright/test';
import { AccountPanel } from '../pages/AccountPanel.ts';
import { address, signInBrowser } from '../support/visit.ts';

/** Frames, not milliseconds: a processor that has other things to do draws later as well. */
const AT_ONCE_FRAMES = 6;

test.beforeEach(async ({ page, context }) => {
  await signInBrowser(context, 'demo', 'admin');
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const name = typeof init?.body === 'string' ? /"operationName":"(\w+)"/.exec(init.body)?.[1] : undefined;
      if (name) performance.mark(`asked ${name}`);
      return ask(input, init);
    };
  });
});

/** How often this was asked. */
const timesAsked = (page: Page, operation: string): Promise<number> =>
  page.evaluate((name) => performance.getEntriesByName(`asked ${name}`).length, operation);

/** Opens a link as a key or an assistive device does, without a pointer; frames drawn until its question left. */
function waitForQuestion(page: Page, link: string, operation: string): Promise<number> {
  return page.evaluate(
    async ({ selector, name }) => {
      performance.clearMarks(`asked ${name}`);
      document.querySelector<HTMLElement>(selector)?.click();
      let frames = 0;
      while (performance.getEntriesByName(`asked ${name}`).length === 0) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames += 1;
      }
      return frames;
    },
    { selector: link, name: operation },
  );
}

/** Waits until what the page fetches of a screen when it is idle has come. */
async function waitForModule(page: Page, screen: string): Promise<void> {
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}.gen`)),
    screen,
  );
}

/** Makes a script slower than any answer. */
async function slowDown(page: Page, script: string): Promise<void> {
  await page.route(new RegExp(`/assets/${script}-[^/]*\\.js$`), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
}

/** Whether the question left while the code was on its way. */
const isAskedBeforeCode = (page: Page, operation: string, script: string): Promise<boolean> =>
  page.evaluate(
    (names) => {
      const code = performance
        .getEntriesByType('resource')
        .find((entry): entry is PerformanceResourceTiming => entry.name.includes(`/${names.script}-`));
      const [question] = performance.getEntriesByName(`asked ${names.operation}`);
      return code !== undefined && question !== undefined && question.startTime < code.responseEnd;
    },
    { operation, script },
  );

test('entries of the menu ask with the click', async ({ page }) => {
  await page.goto(address('demo', '/tasks'));
  await waitForModule(page, 'startups.portfolio');
  await waitForModule(page, 'applications.overview');
  const waits = [
    await waitForQuestion(page, 'nav a[href="/startups"]', 'Screen_startups_portfolio'),
    await waitForQuestion(page, 'nav a[href="/applications/overview"]', 'Screen_applications_overview'),
  ];
  // A processor that is busy elsewhere makes one of them late, not all.
  expect(Math.min(...waits)).toBeLessThanOrEqual(AT_ONCE_FRAMES);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(await timesAsked(page, 'Screen_applications_overview')).toBe(1);
});

test('the cards of a dashboard do not wait for the code', async ({ page }) => {
  await slowDown(page, 'DashboardScreen');
  await page.goto(address('demo', '/tasks'));
  await waitForModule(page, 'home');
  await waitForQuestion(page, 'nav a[href="/"]', 'Screen_home_review');
  await expect(page.locator('main h1')).not.toHaveText('My tasks');
  await expect.poll(() => isAskedBeforeCode(page, 'Screen_home_review', 'DashboardScreen')).toBe(true);
  expect(await timesAsked(page, 'Screen_home_review')).toBe(1);
});

test('rows ask with the click, and do not wait for the code', async ({ page }) => {
  await slowDown(page, 'DetailScreen');
  await page.goto(address('demo', '/startups/management'));
  await waitForModule(page, 'startup.file');
  const waits: number[] = [];
  for (const row of [1, 2, 3]) {
    waits.push(await waitForQuestion(page, `tbody tr:nth-child(${row}) a`, 'Screen_startup_file'));
    await expect(page.locator('main [aria-current="page"]').first()).toBeVisible();
    expect(await timesAsked(page, 'Screen_startup_file')).toBe(1);
    if (row === 1) expect(await isAskedBeforeCode(page, 'Screen_startup_file', 'DetailScreen')).toBe(true);
    await page.goBack();
    await expect(page.locator('tbody tr').nth(3)).toBeVisible();
  }
  // A processor that is busy elsewhere makes one of them late, not all.
  expect(Math.min(...waits)).toBeLessThanOrEqual(AT_ONCE_FRAMES);
});

test('events, which a page written by hand shows, do not wait for its code, and are asked for once', async ({
  page,
}) => {
  await slowDown(page, 'EventPages');
  await page.goto(address('demo', '/tasks'));
  await expect(page.locator('nav a[href="/events"]').first()).toBeAttached();
  await waitForQuestion(page, 'nav a[href="/events"]', 'EventFeed');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect.poll(() => isAskedBeforeCode(page, 'EventFeed', 'EventPages')).toBe(true);
  expect(await timesAsked(page, 'EventFeed')).toBe(1);
});

test('a page that is one form asks for its record once, and not after its code', async ({ page }) => {
  await slowDown(page, 'FormScreen');
  await page.goto(address('demo', '/tasks'));
  await new AccountPanel(page).open();
  await page.waitForSelector('a[href="/account/settings"]');
  await waitForQuestion(page, 'a[href="/account/settings"]', 'Form_accountSettings');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect.poll(() => isAskedBeforeCode(page, 'Form_accountSettings', 'FormScreen')).toBe(true);
  expect(await timesAsked(page, 'Form_accountSettings')).toBe(1);
});

test('what the pointer rests on is asked for before the click, and once', async ({ page }) => {
  await page.goto(address('demo', '/startups/management'));
  const row = page.locator('tbody tr').first().getByRole('link').first();
  await row.hover();
  await expect.poll(() => timesAsked(page, 'Screen_startup_file')).toBe(1);
  await row.click();
  await expect(page.locator('main [aria-current="page"]').first()).toBeVisible();
  expect(await timesAsked(page, 'Screen_startup_file')).toBe(1);
});

test('a pointer that only passes over links asks for nothing', async ({ page }) => {
  await page.goto(address('demo', '/startups/management'));
  await expect(page.locator('tbody tr').nth(3)).toBeVisible();
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('tbody a')) {
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
    }
  });
  await page.waitForTimeout(300);
  expect(await timesAsked(page, 'Screen_startup_file')).toBe(0);
});

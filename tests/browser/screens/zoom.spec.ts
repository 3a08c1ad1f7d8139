/**
 * WCAG 1.4.4 and 1.4.10: what forms are built with, what is filled, judged and decided by, enlarged to 200 % in a window of
 * 1280 × 800: nothing wider than the window, no violation of accessibility rules, and what one works with in reach (issue 15).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { settled } from '../support/goWithin.ts';
import { ScreenWatch } from '../support/ScreenWatch.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });

interface Work {
  readonly name: string;
  readonly account: string | null;
  readonly path: () => Promise<string>;
  /** What one works with there; it can be brought into the window. */
  readonly tool: (page: Page) => ReturnType<Page['getByRole']>;
}

const firstOf = async (list: string): Promise<string> => {
  const answer = await ask('demo', await tokenOf('demo', 'admin'), `{ page: ${list} { results { _id } } }`);
  return (answer.page as { results: { _id: string }[] }).results[0]?._id ?? '';
};

const work: readonly Work[] = [
  {
    name: 'building a form',
    account: 'admin',
    path: async () =>
      `/forms/management/${await firstOf('forms(filter: { status: { IS: published } }, limit: 1)')}/edit`,
    tool: (page) => page.getByRole('button', { name: 'Add to the form' }),
  },
  {
    name: 'deciding on an application',
    account: 'admin',
    path: async () =>
      `/application/${await firstOf('applications(filter: { status: { IS: under_review } }, limit: 1)')}/review`,
    tool: (page) => page.getByRole('button', { name: 'Accept' }),
  },
  {
    name: 'scoring',
    account: 'evaluator',
    path: async () => '/applications/scoring',
    tool: (page) => page.getByRole('button', { name: 'Score this application' }),
  },
  {
    name: 'signing up',
    account: null,
    path: async () => '/apply/program/growth-track',
    tool: (page) => page.getByRole('button', { name: 'Start the application' }),
  },
];

for (const { name, account, path, tool } of work) {
  test(`${name} works at 200 %`, async ({ page, context }) => {
    if (account !== null) await signInBrowser(context, 'demo', account);
    const watch = new ScreenWatch(page);
    watch.open(name);
    await page.goto(address('demo', await path()));
    await page.evaluate(axe);
    await settled(page);
    await watch.look();
    expect(watch.problems).toEqual([]);
    await tool(page).scrollIntoViewIfNeeded();
    await expect(tool(page)).toBeInViewport({ ratio: 1 });
  });
}

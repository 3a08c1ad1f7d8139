/**
 * Generated: every route of the spec × roles and a visitor, opened by its address in a real browser against the
 * real server. Where one ends up is compared with what the spec says, read by the compiler and not by the app.
 */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { RouteMeta } from '#domain/model/routes.ts';
import { assignableRoles, reaches } from '#generator/access/reach.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { ask } from '../support/ask.ts';
import { goWithin } from '../support/goWithin.ts';
import { addressOf, readSamples } from '../support/routeSamples.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';

// Nothing is to be seen here (below): the problems say where.
test.use({ screenshot: 'off' });

const { model } = compile(readProject(process.cwd()));
if (!model) throw new Error('the spec does not compile');
const spec = model;
const routes = spec.routes.filter((route) => !route.id.startsWith('legacy.'));
/** `npm test` goes as those that differ most, `npm run test:screens` as every role. */
const told: readonly string[] = ['Admin', 'Mentor', 'Cofounder', 'Applicant'];
const isFull = process.env.SCREENS === 'full';

/** The startup an account belongs to; for those without one the first they may read. */
async function ownStartup(tenant: string, account: string): Promise<string> {
  const token = await tokenOf(tenant, account);
  const query = '{ currentUser { startups { _id } } startups(limit: 1) { results { _id } } }';
  const { currentUser, startups } = await ask(tenant, token, query);
  const own = (currentUser as { startups: { _id: string }[] }).startups[0]?._id;
  return own ?? (startups as { results: { _id: string }[] }).results[0]?._id ?? '';
}

/** Path one should be on afterwards, or undefined for "where the route's redirect leads". */
function expectedPath(route: RouteMeta, path: string, role: string | null): string | RegExp {
  if (role !== null && route.guard.audience === 'signedOut') return '/';
  const parent = spec.routes.find((candidate) => candidate.id === route.parent);
  const isOpen = reaches(spec, route.guard, role) && (!parent || reaches(spec, parent.guard, role));
  if (!isOpen) return role === null ? '/login' : '/';
  // Where it leads depends on what one may open there; the redirects themselves are tested below.
  if (route.redirect) return /^\/(?!login$)/;
  // Starting an application is for applicants (resolution Q4); all others are led to the overview, or home from there.
  if (role !== null && route.path === '/application/new' && role !== 'Applicant')
    return /^\/(applications\/overview)?$/;
  // Who has signed in is led on to an own application, or home.
  if (role !== null && route.path.startsWith('/apply/program/')) return /^\/(application\/new)?$/;
  const hasTabs = spec.routes.some((candidate) => candidate.parent === route.id);
  return hasTabs ? new RegExp(`^${path}(/[\\w-]+)?$`) : path;
}

/** Whether only the server can decide about this record, and does not let the account in. */
async function isRefusedByServer({ guard, path: pattern }: RouteMeta, path: string, role: string | null) {
  if (role === null || !guard.permission || !guard.permissionData) return false;
  const params = readParams(pattern, path);
  const data = Object.entries(guard.permissionData).map(([key, value]) => ({ key, value: params.get(value) ?? value }));
  const query =
    'query Ask($permission: String!, $data: [KeyValueInput!]) { isUserAuthorized(permission: $permission, data: $data) }';
  const token = await tokenOf('demo', role.toLowerCase());
  return !(await ask('demo', token, query, { permission: guard.permission, data })).isUserAuthorized;
}

function readParams(pattern: string, path: string): ReadonlyMap<string, string> {
  const values = path.split('/');
  return new Map(pattern.split('/').map((part, index) => [part.replace(/[{}-]/g, ''), values[index] ?? '']));
}

const shellTexts = JSON.parse(readFileSync('locales/en/shell.json', 'utf8')) as Record<string, string>;

/** Whether a reader is sent home from a route without being told what they may not open. */
async function isSilent(page: Page, route: RouteMeta, role: string | null, expected: string | RegExp) {
  if (role === null || expected !== '/' || route.path === '/' || route.guard.audience === 'signedOut') return false;
  if (route.redirect && reaches(spec, route.guard, role)) return false;
  const { refused, told } = await page.evaluate(() => ({
    refused: (history.state as { readonly refused?: string } | null)?.refused,
    told: document.querySelector('main h1')?.textContent,
  }));
  return refused === undefined || told !== shellTexts['forbidden.title'];
}

/** Goes to an address; resolves when it, or where it leads, is the expected one with something on it, else with where one is. */
async function landing(page: Page, path: string, expected: string | RegExp): Promise<string | null> {
  await goWithin(page, path);
  return page.evaluate(
    async ({ pattern, until }) => {
      const isThere = () =>
        new RegExp(pattern).test(location.pathname) &&
        [...document.querySelectorAll('main h1, main [role=alert], [data-page-ready]')].some(
          (element) => element.getBoundingClientRect().height > 0,
        );
      while (!isThere()) {
        if (Date.now() > until) return location.pathname;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      return null;
    },
    {
      pattern: typeof expected === 'string' ? `^${expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : expected.source,
      until: Date.now() + 8000,
    },
  );
}

/** One context for all roles of a worker: what the first has loaded and compiled serves the others. */
const withContext = test.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      // What is looked at is the address: the less there is to paint, the sooner it is known.
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1000, height: 500 } });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** A page of somebody who was never here before; only the scripts that the browser has loaded stay. */
async function newVisit(context: BrowserContext, role: string | null): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  // Any page of the origin gives its storage; this one has no scripts.
  await page.goto(address('demo', '/favicon.svg'));
  await page.evaluate(() => localStorage.clear());
  if (role !== null) await signInBrowser(page, 'demo', role.toLowerCase());
  return page;
}

/**
 * From address to address within the app, each guarded as a first visit is; the next test loads some from nothing.
 * Nothing is painted: what screens look like is looked at in `screens.spec.ts`.
 */
for (const role of [null, ...assignableRoles(spec)].filter((one) => one === null || isFull || told.includes(one))) {
  withContext(`${role ?? 'a visitor'} gets to exactly the routes that the spec opens`, async ({ shared }) => {
    test.setTimeout(300_000);
    const samples = await readSamples(spec, 'demo', role?.toLowerCase() ?? 'admin');
    const page = await newVisit(shared, role);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(address('demo', '/'));
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.visibility = 'hidden';
    });
    for (const route of routes) {
      // These two leave by themselves: they hand over to the sign-in provider.
      if (route.path.startsWith('/auth/')) continue;
      const path = addressOf(spec, route, samples);
      const expected = (await isRefusedByServer(route, path, role)) ? '/' : expectedPath(route, path, role);
      const landed = await landing(page, path, expected);
      if (landed !== null) problems.push(`${path} (${route.guard.source}) leads to ${landed} instead of ${expected}`);
      else if (await isSilent(page, route, role, expected))
        problems.push(`${path} (${route.guard.source}) leads home without a word`);
    }
    await page.close();
    expect(problems).toEqual([]);
  });
}

test('a role that may open a page and one that may not get the same by its address alone', async ({ browser }) => {
  for (const [account, path, lands] of [
    ['admin', '/startups/management', '/startups/management'],
    ['mentor', '/startups/management', '/'],
    ['admin', '/admin/configuration/general', '/admin/configuration/general'],
    ['cofounder', '/admin/configuration/general', '/'],
    [null, '/startups/management', '/login'],
    [null, '/forgotpassword', '/forgotpassword'],
  ] as const) {
    const context = await browser.newContext();
    if (account !== null) await signInBrowser(context, 'demo', account);
    const page = await context.newPage();
    await page.goto(address('demo', path));
    await expect(page.locator('main h1').first()).toBeVisible();
    expect([account, new URL(page.url()).pathname]).toEqual([account, lands]);
    await context.close();
  }
});

/** 000 §2: what leads elsewhere; the query goes along. `$startup` is the account's own startup. */
const redirects = [
  ['admin', '/calendar/sync?month=2026-03', '/calendar', 'month=2026-03'],
  ['admin', '/application/new', '/applications/overview', ''],
  ['applicant', '/application/confirmation?from=mail', '/account/confirmation', 'from=mail'],
  ['admin', '/startup/timeline/$startup', '/startup/$startup/file/activities', ''],
  ['admin', '/startup/milestones/$startup', '/startup/$startup/file/milestones', ''],
  ['cofounder', '/startup/timeline', '/startup/$startup/file/activities', ''],
  ['cofounder', '/startup/file', '/startup/$startup/file', ''],
  ['admin', '/coaching/session/x/y?tab=1', '/coaching/session/y', 'tab=1'],
  ['admin', '/organization/feed', '/admin/configuration/logs', ''],
  ['admin', '/admin/forms', '/forms/management', ''],
  ['admin', '/setup/industries', '/admin/configuration/industries', ''],
  ['admin', '/home', '/', ''],
] as const;

test('old and short addresses lead where the requirements say, with their query', async ({ browser }) => {
  for (const [account, from, to, query] of redirects) {
    const context = await browser.newContext();
    await signInBrowser(context, 'demo', account);
    const startup = await ownStartup('demo', account);
    const page = await context.newPage();
    await page.goto(address('demo', from.replace('$startup', startup)));
    const expected = to.replace('$startup', startup);
    await expect
      .poll(() => new URL(page.url()).pathname, { message: `${account} ${from}` })
      .toMatch(new RegExp(`^${expected}(/[\\w-]+)*$`));
    expect(new URL(page.url()).search, from).toContain(query);
    await context.close();
  }
});

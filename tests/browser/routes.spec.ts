/**
 * Generated: every route of the spec × every role and a visitor, opened by its address in a real browser against the
 * real server. Where one ends up is compared with what the spec says, read by the compiler and not by the app.
 */
import { expect, test } from '@playwright/test';
import type { RouteMeta } from '#domain/model/ui.ts';
import { assignableRoles, reaches } from '#generator/access/reach.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { sampleIds } from './sampleIds.ts';
import { address, signInBrowser } from './visit.ts';

const { model } = compile(readProject(process.cwd()));
if (!model) throw new Error('the spec does not compile');
const spec = model;
const routes = spec.routes.filter((route) => !route.id.startsWith('legacy.'));

/** The address to open: parameters are filled with records the role may see. */
function fill(route: RouteMeta, ids: Record<string, string>): string {
  const entity = route.path.startsWith('/startup/')
    ? 'startup'
    : route.path.startsWith('/profile/')
      ? 'user'
      : route.path.startsWith('/articles/')
        ? 'article'
        : 'program';
  return route.path.replace(/\{?-?\$(\w+)\}?/g, (_, name: string) =>
    name === 'id' ? (ids[entity] ?? 'unknown') : 'unknown',
  );
}

/** Path one should be on afterwards, or undefined for "where the route's redirect leads". */
function expectedPath(route: RouteMeta, path: string, role: string | null): string | RegExp {
  if (role !== null && route.guard.audience === 'signedOut') return '/';
  const parent = spec.routes.find((candidate) => candidate.id === route.parent);
  const isOpen = reaches(spec, route.guard, role) && (!parent || reaches(spec, parent.guard, role));
  if (!isOpen) return role === null ? '/login' : '/';
  if (route.redirect) return /^\/(?!login$).+/;
  const hasTabs = spec.routes.some((candidate) => candidate.parent === route.id);
  return hasTabs ? new RegExp(`^${path}(/[\\w-]+)?$`) : path;
}

for (const role of [null, ...assignableRoles(spec)]) {
  test(`${role ?? 'a visitor'} gets to exactly the routes that the spec opens`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext();
    const ids = await sampleIds('demo', role?.toLowerCase() ?? 'admin');
    if (role !== null) await signInBrowser(context, 'demo', role.toLowerCase());
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    for (const route of routes) {
      // These two leave by themselves: they hand over to the sign-in provider.
      if (route.path.startsWith('/auth/')) continue;
      const path = fill(route, ids);
      const expected = expectedPath(route, path, role);
      await page.goto(address('demo', path), { waitUntil: 'commit' });
      await expect
        .poll(() => new URL(page.url()).pathname, {
          message: `${role ?? 'visitor'} opens ${path} (${route.guard.source})`,
          timeout: 8000,
        })
        .toMatch(
          typeof expected === 'string' ? new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : expected,
        );
      await expect(
        page.locator('main h1, main [role=alert], [data-page-ready]').first(),
        `${path} shows something`,
      ).toBeVisible({ timeout: 8000 });
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}

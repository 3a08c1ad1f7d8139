/**
 * Generated: every route of the spec as every role that may open it, in English and, as wide as a phone, in Arabic. No error of the page or
 * of the API, nothing blank, nothing wider than the window, no text that is the name of a text, no violation of accessibility
 * rules and, in the full run, nothing that moves by itself.
 *
 * `npm test` opens each route as the first role that may, in both languages; `npm run test:screens` as every role, and in the
 * dark too.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type { RouteMeta } from '#domain/model/routes.ts';
import { assignableRoles, reaches } from '#generator/access/reach.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { goWithin, settled } from '../support/goWithin.ts';
import { addressOf, readSamples } from '../support/routeSamples.ts';
import { ScreenWatch } from '../support/ScreenWatch.ts';
import { address, signInBrowser } from '../support/visit.ts';

const { model } = compile(readProject(process.cwd()));
if (!model) throw new Error('the spec does not compile');
const spec = model;
const roles = assignableRoles(spec);
const isFull = process.env.SCREENS === 'full';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const desk = { width: 1280, height: 900 };
const languages = [
  { tenant: 'demo', language: 'English', viewport: desk, colorScheme: 'light' },
  { tenant: 'noor', language: 'Arabic, on a phone', viewport: { width: 375, height: 812 }, colorScheme: 'light' },
  ...(isFull
    ? [{ tenant: 'demo', language: 'English, in the dark', viewport: desk, colorScheme: 'dark' } as const]
    : []),
] as const;

const pages = spec.routes.filter(
  ({ id, redirect, path, guard }) =>
    !id.startsWith('legacy.') &&
    !redirect &&
    !path.startsWith('/auth/') &&
    guard.audience !== 'signedOut' &&
    // A token that opens them comes by mail, once; their own tests have one.
    !/\$(token|validationToken)|\/leads\/transfer|\/acceptinvitation|\/confirmIncubatorEmail/.test(path),
);

function opens(route: RouteMeta, role: string): boolean {
  const parent = spec.routes.find(({ id }) => id === route.parent);
  return reaches(spec, route.guard, role) && (!parent || reaches(spec, parent.guard, role));
}

function pagesOf(role: string): RouteMeta[] {
  const own = pages.filter((route) => opens(route, role));
  return isFull ? own : own.filter((route) => roles.find((candidate) => opens(route, candidate)) === role);
}

for (const { tenant, language, viewport, colorScheme } of languages) {
  for (const role of roles) {
    if (pagesOf(role).length === 0) continue;
    test(`every screen of ${role} is whole and accessible in ${language}`, async ({ browser }) => {
      test.setTimeout(900_000);
      const account = role.toLowerCase();
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await signInBrowser(context, tenant, account);
      const samples = await readSamples(spec, tenant, account);
      const page = await context.newPage();
      const watch = new ScreenWatch(page);
      await page.goto(address(tenant, '/'));
      await page.evaluate(axe);
      // What moves depends on what comes when, which a busy machine decides: it is judged in the full run.
      if (isFull) await watch.watchShifts();
      for (const route of pagesOf(role)) {
        const path = addressOf(spec, route, samples);
        watch.open(`${role} ${path}`);
        await goWithin(page, path);
        if (isFull) await watch.forgetShifts();
        await settled(page).catch(() => watch.note('is still busy, or blank, after ten seconds'));
        await watch.look();
      }
      expect(watch.problems).toEqual([]);
      await context.close();
    });
  }
}

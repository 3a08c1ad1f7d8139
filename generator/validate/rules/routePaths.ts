import { nearestName } from '../../diagnostics/suggest.ts';
import type { RedirectSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { Declared } from '../../model/Draft.ts';
import { placeIn, sourceOf } from '../../model/Draft.ts';
import { pathMatches, pathParams, pathShape } from '../../model/routePath.ts';
import { type RuleContext, rule } from '../Rule.ts';
import { isServed, servedAddresses } from './servedPaths.ts';

/** What a target may name beside the parameters of its own route: the reader, and the reader's first startup. */
const readerParams = ['me', 'myStartup'];

/** SPEC201: two paths that match the same addresses. */
export const uniquePaths = rule((context) => {
  const seen = new Map<string, Declared<unknown>>();
  for (const declared of [...context.draft.routes, ...context.draft.redirects]) {
    const shape = pathShape(declared.id);
    const earlier = seen.get(shape);
    if (!earlier) {
      seen.set(shape, declared);
      continue;
    }
    const path = declared.path.length > 0 && typeof declared.path[0] === 'number' ? ['path'] : [];
    context.report(
      'SPEC201',
      placeIn(declared, path),
      `'${declared.id}' matches the same addresses as '${earlier.id}' at ${sourceOf(earlier)}.`,
      'Delete one of the two, or give it another path.',
    );
  }
});

/** SPEC202 and SPEC203: redirects and menu targets lead to a route, and not in a circle. */
export const redirectTargets = rule((context) => {
  const { draft } = context;
  for (const route of draft.routes)
    checkTarget(context, route, ['redirect'], route.value.redirect, pathParams(route.value.path));
  for (const redirect of draft.redirects) checkTarget(context, redirect, [], redirect.value, pathParams(redirect.id));
  const all = [...draft.routes, ...draft.redirects];
  // Of a path that is a route and an old address (SPEC201), the route is what is opened.
  const sources = new Map<string, RedirectSource | undefined>([
    ...draft.redirects.map((redirect) => [redirect.id, redirect.value] as const),
    ...draft.routes.map((route) => [route.id, route.value.redirect] as const),
  ]);
  for (const declared of all) {
    const circle = findCircle(all, sources, declared.id);
    if (circle && !context.isBroken(declared)) {
      context.report(
        'SPEC203',
        placeIn(declared),
        `Redirects lead in a circle: ${circle.join(' → ')}.`,
        'Let one of them lead to a screen.',
      );
    }
  }
});

function checkTarget(
  context: RuleContext,
  declared: Declared<unknown>,
  path: SpecPath,
  source: RedirectSource | undefined,
  params: string[],
): void {
  for (const { to, at } of targetsOf(source)) {
    const place = placeIn(declared, [...path, ...at]);
    if (!isServed(context.model.routes, to)) {
      const near = nearestName(to, servedAddresses(context.model.routes));
      context.report(
        'SPEC202',
        place,
        `No route serves '${to}'.`,
        near ? `Did you mean '${near}'?` : 'Declare the route, or lead elsewhere.',
      );
    }
    for (const name of pathParams(to)) {
      if (!params.includes(name) && !readerParams.includes(name)) {
        context.report(
          'SPEC111',
          place,
          `The parameter '{${name}}' is not in the path.`,
          `Known are ${[...params, ...readerParams].map((known) => `{${known}}`).join(', ')}.`,
        );
      }
    }
  }
}

/** The targets of a redirect with the path to each. */
export function targetsOf(source: RedirectSource | undefined): { readonly to: string; readonly at: SpecPath }[] {
  if (source === undefined) return [];
  if (typeof source === 'string') return [{ to: source, at: [] }];
  return source.map((item, index) => ({ to: item.to, at: [index, 'to'] }));
}

function findCircle(
  all: readonly Declared<unknown>[],
  sources: ReadonlyMap<string, RedirectSource | undefined>,
  start: string,
): string[] | undefined {
  const trail = [start];
  let current = start;
  for (;;) {
    const next = targetsOf(sources.get(current))[0]?.to;
    if (next === undefined) return undefined;
    const target = sources.has(next) ? next : all.find((route) => pathMatches(route.id, next))?.id;
    if (target === undefined) return undefined;
    trail.push(target);
    if (target === start) return trail;
    if (trail.indexOf(target) < trail.length - 1) return undefined;
    current = target;
  }
}

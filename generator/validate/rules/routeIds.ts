import { once } from '../../incremental/remember.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { legacyId } from '../../model/buildRoutes.ts';
import { type Declared, placeIn, type RouteSource, sourceOf } from '../../model/Draft.ts';
import type { Model } from '../../model/Model.ts';
import { routeIdOf } from '../../model/routePath.ts';
import { routeName } from '../../model/routeVariable.ts';
import { type RuleContext, rule } from '../Rule.ts';

/** A route, a tab of one, or an old address, with the id that it is found by. */
interface Identified {
  readonly id: string;
  readonly path: string;
  readonly declared: Declared<unknown>;
  readonly at: SpecPath;
  readonly isDerived: boolean;
}

/** SPEC209: a route is found by its id in the tree, in links and in rules: one of two with the same would be lost. */
export const routeIds = rule((context) => {
  const seen = new Map<string, Identified>();
  const all = [
    ...context.draft.routes.flatMap((route) => identified(context, route)),
    ...context.draft.redirects.map(
      (redirect): Identified => ({
        id: legacyId(redirect.id),
        path: redirect.id,
        declared: redirect,
        at: [],
        isDerived: true,
      }),
    ),
  ];
  for (const route of all) {
    const name = routeName(route.id);
    const earlier = seen.get(name);
    if (earlier === undefined) seen.set(name, route);
    // Of two with the same path the path is the mistake (SPEC201).
    else if (earlier.path !== route.path) reportSame(context, route, earlier);
  }
});

function identified(context: RuleContext, route: Declared<RouteSource>): Identified[] {
  const { path } = route.value;
  const id = route.value.id ?? routeIdOf(path);
  const isDerived = route.value.id === undefined;
  const own: Identified = { id, path, declared: route, at: isDerived ? ['path'] : ['id'], isDerived };
  const screen = screensById(context.model.screens).get(route.value.screen ?? '');
  if (screen?.kind !== 'detail') return [own];
  const base = path.replace(/\/\*$/, '');
  const tabs = screen.tabs.flatMap((tab) => {
    const pages = tab.content.kind === 'pages' ? tab.content.pages.map((page) => `${tab.id}.${page.id}`) : [];
    return [tab.id, ...pages];
  });
  return [own, ...tabs.map((tab) => ({ ...own, id: `${id}.${tab}`, path: `${base}/${tab.replace('.', '/')}` }))];
}

const screensById = once((screens: Model['screens']) => new Map(screens.map((screen) => [screen.id, screen])));

function reportSame(context: RuleContext, route: Identified, earlier: Identified): void {
  context.report(
    'SPEC209',
    placeIn(route.declared, route.at, route.at.length === 0 ? 'key' : 'value'),
    `'${route.path}' gets the id '${route.id}', as '${earlier.path}' does at ${sourceOf(earlier.declared, earlier.at)}.`,
    route.isDerived ? "Give one of the two an 'id:' of its own." : 'Give one of the two another id.',
  );
}

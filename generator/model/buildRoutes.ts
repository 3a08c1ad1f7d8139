import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { LayoutName, RedirectCase, RouteMeta } from '#domain/model/routes.ts';
import type { DetailScreenMeta, ScreenMeta } from '#domain/model/screens.ts';
import type { MenuEntrySource, RedirectSource } from '../language/sourceTypes.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { textKeys } from '../text/textKeys.ts';
import type { BuildContext } from './BuildContext.ts';
import { buildGuard, buildJoined } from './buildAccess.ts';
import { type Declared, type RouteSource, sourceOf } from './Draft.ts';
import { pathMatches, routeIdOf, routerPath } from './routePath.ts';

export type ScreenIndex = ReadonlyMap<string, ScreenMeta>;

/** A route, and those of the tabs of its screen. */
export function buildRoute(
  context: BuildContext,
  route: Declared<RouteSource>,
  screen: ScreenMeta | undefined,
): RouteMeta[] {
  const id = route.value.id ?? routeIdOf(route.value.path);
  const isDetail = screen?.kind === 'detail';
  const meta: RouteMeta = {
    id,
    path: routerPath(isDetail ? route.value.path.replace(/\/\*$/, '') : route.value.path),
    layout: layoutOf(route),
    titleKey: titleKeyOf(context, id, route),
    guard: buildGuard(context, route, ['allow'], route.value.allow),
    ...(route.value.screen && { screen: route.value.screen }),
    ...(route.value.search && { search: route.value.search as NonNullable<RouteMeta['search']> }),
    ...(route.value.redirect !== undefined && { redirect: buildRedirect(context, route.value.redirect) }),
  };
  return isDetail ? [meta, ...tabRoutes(meta, screen)] : [meta];
}

/** A page is called as its screen is, unless its route says otherwise; what only leads elsewhere is never seen. */
function titleKeyOf(context: BuildContext, id: string, route: Declared<RouteSource>): string {
  const { title, screen } = route.value;
  const english = title ?? context.draft.screens.get(screen ?? '')?.value.title;
  return english === undefined ? '' : context.text(textKeys.route(id), english, route, ['title']);
}

/** Each tab is an address of its own; a tab without a rule is as open as its screen. */
function tabRoutes(route: RouteMeta, screen: DetailScreenMeta): RouteMeta[] {
  return screen.tabs.flatMap((tab) => {
    const tabRoute = {
      id: `${route.id}.${tab.id}`,
      path: `${route.path}/${tab.id}`,
      layout: route.layout,
      titleKey: tab.labelKey,
      guard: tab.guard ?? route.guard,
      ...(route.screen && { screen: route.screen }),
      parent: route.id,
      tab: tab.id,
    };
    const pages = (tab.content.kind === 'pages' ? tab.content.pages : []).map((page) => ({
      ...tabRoute,
      id: `${tabRoute.id}.${page.id}`,
      path: `${tabRoute.path}/${page.id}`,
      titleKey: page.labelKey,
      guard: page.guard ?? tabRoute.guard,
    }));
    return [tabRoute, ...pages];
  });
}

export function buildLegacyRedirect(context: BuildContext, redirect: Declared<RedirectSource>): RouteMeta {
  const targets = buildRedirect(context, redirect.value);
  const first = specPath(targets[0]?.to ?? '');
  const target = context.draft.routes.find((route) => pathMatches(route.value.path, first));
  return {
    id: legacyId(redirect.id),
    path: routerPath(redirect.id),
    layout: target ? layoutOf(target) : 'app',
    titleKey: target ? textKeys.route(target.value.id ?? routeIdOf(target.value.path)) : '',
    // A redirect opens nothing itself; its target asks.
    guard: { audience: 'public', source: sourceOf(redirect) },
    redirect: targets,
  };
}

/** Nobody names an old address, so its id says all of it, parameters too: `/tags/{category}` → `legacy.tags.byCategory`. */
export function legacyId(path: string): string {
  const named = path.replace(
    /\{(\w)(\w*)\??\}/g,
    (_, first: string, rest: string) => `by${first.toUpperCase()}${rest}`,
  );
  return `legacy.${routeIdOf(named)}`;
}

function layoutOf(route: Declared<RouteSource>): LayoutName {
  if (route.spec.file.endsWith('/public.yaml')) return 'public';
  return route.spec.file.endsWith('/fullscreen.yaml') ? 'fullscreen' : 'app';
}

function buildRedirect(context: BuildContext, source: RedirectSource): RedirectCase[] {
  if (typeof source === 'string') return [{ to: routerPath(source) }];
  return source.map((item) => ({
    ...(item.roles !== undefined && { roles: context.expandRoles(item.roles) }),
    to: routerPath(item.to),
  }));
}

/** Back from the router's notation to the spec's, to compare with paths of the spec. */
export function specPath(path: string): string {
  // Most have no parameter, and there are hundreds for each link to be compared with.
  if (!path.includes('$')) return path;
  return path
    .replace(/\{-\$(\w+)\}/g, '{$1?}')
    .replace(/\$(\w+)/g, '{$1}')
    .replace(/\/\$$/, '/*');
}

export function buildMenus(context: BuildContext, routes: readonly RouteMeta[]): Record<string, MenuEntryMeta[]> {
  const candidates = candidatesOf(routes);
  const names = [...context.draft.menus.keys()].sort();
  return Object.fromEntries(
    names.map((name) => {
      const entries = context.draft.menus.get(name) ?? [];
      return [name, entries.map((entry) => buildEntry(context, candidates, entry, entry.value, []))];
    }),
  );
}

function buildEntry(
  context: BuildContext,
  candidates: readonly Candidate[],
  declared: Declared<MenuEntrySource>,
  entry: MenuEntrySource,
  path: SpecPath,
): MenuEntryMeta {
  const to = entry.to === undefined ? [] : buildRedirect(context, entry.to);
  return {
    name: entry.name,
    labelKey: context.text(textKeys.menu(entry.name), entry.label, declared, [...path, 'label']),
    icon: entry.icon,
    to,
    routes: to.map((target) => routeServing(candidates, specPath(target.to)) ?? ''),
    ...(entry.roles !== undefined && { roles: context.expandRoles(entry.roles) }),
    ...(entry.permission && { permission: entry.permission }),
    ...buildJoined(context, entry),
    ...(entry.lockedWithout && { lockedWithout: entry.lockedWithout }),
    quickModal: entry.quickModal ?? false,
    children: (entry.children ?? []).map((child, index) =>
      buildEntry(context, candidates, declared, child, [...path, 'children', index]),
    ),
  };
}

interface Candidate {
  readonly id: string;
  /** In the spec's notation. */
  readonly path: string;
}

/** In the order the router takes them for an address: fewest parameters first, `/events/planning` before `/events/{id}`. */
function candidatesOf(routes: readonly RouteMeta[]): Candidate[] {
  const counted = routes.map(({ id, path }) => ({ id, path: specPath(path), parameters: path.split('$').length }));
  return counted.sort((one, other) => one.parameters - other.parameters);
}

function routeServing(candidates: readonly Candidate[], target: string): string | undefined {
  // A path without parameters comes before every pattern that matches it too.
  const written = target.includes('{') ? undefined : candidates.find(({ path }) => path === target);
  if (written) return written.id;
  return candidates.find(({ path }) => pathMatches(path, target))?.id;
}

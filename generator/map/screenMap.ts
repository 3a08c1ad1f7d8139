import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { RouteMeta } from '#domain/model/routes.ts';
import type { ScreenMeta } from '#domain/model/screens.ts';
import { sortedBy } from '../emit/EmittedFiles.ts';
import { once } from '../incremental/remember.ts';
import { specPath } from '../model/buildRoutes.ts';
import type { Model } from '../model/Model.ts';
import { pathMatches } from '../model/routePath.ts';
import { englishOf } from './englishOf.ts';
import type { MapEdge, SpecMap } from './SpecMap.ts';

/** Screens, and the ways from one to another: links, records that are named, tables and dashboards in tabs. */
export function screenMap(model: Model): SpecMap {
  const english = englishOf(model.texts);
  const routes = Map.groupBy(
    model.routes.filter(({ screen, parent }) => screen !== undefined && parent === undefined),
    ({ screen }) => screen ?? '',
  );
  const entries = screensOfMenus(model);
  const known = new Set(model.screens.map(({ id }) => id));
  const edges = model.screens.flatMap((screen) => waysFrom(screen, model));
  return {
    nodes: sortedBy(model.screens, ({ id }) => id).map((screen) => ({
      id: screen.id,
      title: english(screen.titleKey),
      note: noteOf(screen, routes.get(screen.id)),
      ...(entries.has(screen.id) && { isEntry: true }),
    })),
    edges: sortedBy(
      oncePerPair(edges).filter(({ from, to }) => known.has(to) && from !== to),
      ({ from, to }) => `${from} ${to}`,
    ),
  };
}

const noteOf = ({ kind }: ScreenMeta, routes: readonly RouteMeta[] | undefined): string =>
  [kind, routes?.[0] && specPath(routes[0].path)].filter(Boolean).join(' · ');

function screensOfMenus({ menus, routes }: Model): ReadonlySet<string> {
  const byId = new Map(routes.map((route) => [route.id, route.screen]));
  const ids = (entries: readonly MenuEntryMeta[]): string[] =>
    entries.flatMap((entry) => [...entry.routes, ...ids(entry.children)]);
  return new Set(Object.values(menus).flatMap((menu) => ids(menu).flatMap((id) => byId.get(id) ?? [])));
}

function waysFrom(screen: ScreenMeta, model: Model): MapEdge[] {
  const { id: from } = screen;
  const said = partsOf(screen);
  const leads = said.links
    .flatMap((link) => screenAt(link, model) ?? [])
    .map((to) => ({ from, to, label: 'leads to' }));
  const names = said.entities
    .flatMap((entity) => pageOf(entity, model) ?? [])
    .map((to) => ({ from, to, label: 'names' }));
  const shows = said.screens.map((to) => ({ from, to, label: 'shows' }));
  return [...leads, ...names, ...shows];
}

interface Parts {
  readonly links: string[];
  readonly entities: string[];
  readonly screens: string[];
}

/** What a screen speaks of, wherever it stands in it. */
function partsOf(screen: ScreenMeta): Parts {
  const parts: Parts = { links: [], entities: [], screens: [] };
  collect(screen, parts);
  return parts;
}

/** Keys under which a screen names another. */
const screenKeys = new Set(['table', 'dashboard', 'tables']);

function collect(value: unknown, parts: Parts): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (screenKeys.has(key)) parts.screens.push(...[inner].flat().filter((id) => typeof id === 'string'));
    else if (key === 'names') parts.entities.push((inner as { readonly entity: string }).entity);
    else if (key !== 'basePath' && typeof inner === 'string' && inner.startsWith('/')) parts.links.push(inner);
    else collect(inner, parts);
  }
}

/** The page that an address with values to fill in leads to. */
function screenAt(link: string, { routes }: Model): string | undefined {
  const target = specPath(link).split(/[?#]/)[0] ?? '';
  const pages = pagesOf(routes);
  return (pages.find(({ path }) => path === target) ?? pages.find(({ path }) => pathMatches(path, target)))?.screen;
}

/** Addresses with a screen, in the spec's notation. */
const pagesOf = once((routes: Model['routes']) =>
  routes.flatMap(({ path, screen }) => (screen === undefined ? [] : [{ path: specPath(path), screen }])),
);

function pageOf(entity: string, { screens }: Model): string | undefined {
  return screens.find((screen) => screen.kind === 'detail' && screen.entity === entity)?.id;
}

/** One way for each pair, whatever it is by first. */
function oncePerPair(edges: readonly MapEdge[]): MapEdge[] {
  return [...new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge] as const).toReversed()).values()];
}

import type { RouteMeta } from '#domain/model/routes.ts';
import { once } from '../../incremental/remember.ts';
import { specPath } from '../../model/buildRoutes.ts';
import type { Model } from '../../model/Model.ts';
import { pathMatches } from '../../model/routePath.ts';

interface Served {
  /** Most targets are written just as the route is. */
  readonly written: ReadonlySet<string>;
  /** Paths with parameters, by their first segment; under `''` those that begin with one. */
  readonly patterns: ReadonlyMap<string, readonly string[]>;
}

/** After a change most routes are the same objects as before. */
const pathOf = once(({ path }: RouteMeta): string => specPath(path));

const servedBy = once((routes: Model['routes']): Served => {
  const paths = routes.map(pathOf);
  const patterns = paths.filter((path) => path.includes('{') || path.endsWith('/*'));
  return { written: new Set(paths), patterns: Map.groupBy(patterns, firstSegment) };
});

/** Whether a route, a tab or a page of a tab is at an address; what follows its question mark does not count. */
export function isServed(routes: Model['routes'], target: string): boolean {
  const path = target.split(/[?#]/)[0] ?? '';
  const { written, patterns } = servedBy(routes);
  if (written.has(path)) return true;
  // A star stands for the rest of an address: the page it belongs to has to be there.
  if (path.endsWith('/*') && isServed(routes, path.slice(0, -2))) return true;
  const likely = [...(patterns.get(firstSegment(path)) ?? []), ...(patterns.get('') ?? [])];
  return likely.some((pattern) => pathMatches(pattern, path));
}

function firstSegment(path: string): string {
  const segment = path.split('/')[1] ?? '';
  return segment.startsWith('{') || segment === '*' ? '' : segment;
}

/** Every address that is served, for suggestions. */
export const servedAddresses = once((routes: Model['routes']): readonly string[] => [...servedBy(routes).written]);

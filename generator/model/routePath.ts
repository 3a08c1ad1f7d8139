/** `/startup/{id?}/file` → `/startup/{-$id}/file`, `/tasks/*` → `/tasks/$`: the router's own notation. */
export function routerPath(path: string): string {
  return path
    .replace(/\{(\w+)\?\}/g, '{-$$$1}')
    .replace(/\{(\w+)\}/g, '$$$1')
    .replace(/\/\*$/, '/$');
}

/** Names of the parameters in a path of the spec, `{id?}` included. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1] ?? '');
}

/** `/startup/{id}/file/tasks` → `startup.file.tasks`; `/` → `root`. */
export function routeIdOf(path: string): string {
  const words = path
    .replace(/\/\*$/, '')
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
    .map((segment) =>
      segment.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase()),
    );
  return words.length === 0 ? 'root' : words.join('.');
}

/** Two paths that match the same addresses have the same shape: parameters lose their names. */
export function pathShape(path: string): string {
  return path.replace(/\{\w+\?\}/g, '{?}').replace(/\{\w+\}/g, '{}');
}

/** Whether a concrete or templated target path is served by a route path of the spec. */
export function pathMatches(routePath: string, target: string): boolean {
  return patternOf(routePath).test(target.split('?')[0] ?? '');
}

/** Every menu entry is compared with every route: each pattern is made once, as long as the paths stay the same. */
const patterns = new Map<string, RegExp>();
const MAX_PATTERNS = 10_000;

function patternOf(routePath: string): RegExp {
  const known = patterns.get(routePath);
  if (known !== undefined) return known;
  const source = routePath
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
    .replace(/\{\w+\}/g, '[^/]+')
    .replace(/\/\*$/, '(?:/.*)?');
  const pattern = new RegExp(`^${source}$`);
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  patterns.set(routePath, pattern);
  return pattern;
}

import type { RouteMeta } from '#domain/model/routes.ts';
import type { ScreenMeta } from '#domain/model/screens.ts';
import type { Model } from '../../model/Model.ts';
import { routeName, routeVariable } from '../../model/routeVariable.ts';
import { componentOf } from '../../model/screens/componentOf.ts';
import { type EmittedFiles, generatedNotice, literal, propertyName, union } from '../EmittedFiles.ts';
import { sharedLiteral } from './sharedLiteral.ts';

/** Route tree, route data and typed path builders. */
export function emitRoutes(model: Model): EmittedFiles {
  return new Map([
    [
      'src/generated/routes.gen.ts',
      emitTree(model.routes, new Map(model.screens.map((screen) => [screen.id, screen]))),
    ],
    ['src/generated/routeMeta.gen.ts', emitMeta(model.routes)],
    ['src/generated/screenLoaders.gen.ts', emitLoaders(model.screens)],
    ['src/generated/paths.gen.ts', emitPaths(model.routes)],
  ]);
}

const layoutVariable = { public: 'publicLayout', app: 'appLayout', fullscreen: 'fullscreenLayout' } as const;
const layoutId = { public: '/public', app: '/app', fullscreen: '/fullscreen' } as const;

/**
 * A tree whose routes, children and full-path maps are declared: an inferred tree of a thousand routes takes the type
 * checker many seconds (TanStack/router#3384), a declared one stays linear. With children and
 * maps alone declared, as the router's own file-route generator does, and the routes inferred it took three times as long.
 */
function emitTree(routes: readonly RouteMeta[], screens: ReadonlyMap<string, ScreenMeta>): string {
  const variables = new Map(routes.map((route) => [route.id, routeVariable(route.id)]));
  const nameOf = (route: RouteMeta): string => variables.get(route.id) ?? '';
  const byId = new Map(routes.map((route) => [route.id, route]));
  const parentOf = (route: RouteMeta): ParentRoute | undefined => {
    const parent = byId.get(route.parent ?? '');
    return parent && { name: nameOf(parent), path: parent.path };
  };
  const byParent = Map.groupBy(routes, (route) => route.parent);
  const childrenOf = (id: string): RouteMeta[] => byParent.get(id) ?? [];
  const tops = routes.filter((route) => !route.parent);
  const definitions = [...tops, ...routes.filter((route) => route.parent)].map((route) =>
    definition(route, nameOf(route), parentOf(route), screens.get(route.screen ?? '')),
  );
  const parents = tops.filter((route) => childrenOf(route.id).length > 0);
  const lines = [
    generatedNotice('spec/routes'),
    "import type { Route } from '@tanstack/react-router';",
    `import {\n${runtimeNames.map((name) => `  ${name},\n`).join('')}} from '#src/shell/routeRuntime.ts';\n`,
    ...definitions,
    ...parents.map((route) => childrenInterface(nameOf(route), childrenOf(route.id).map(nameOf))),
    ...(['public', 'app', 'fullscreen'] as const).map((layout) =>
      layoutChildren(
        layout,
        tops
          .filter((route) => route.layout === layout)
          .map((route) => [nameOf(route), childrenOf(route.id).length > 0]),
      ),
    ),
    pathInterfaces(routes, nameOf, (route) => childrenOf(route.id).length > 0),
    treeText,
  ];
  return `${lines.join('\n')}\n`;
}

const runtimeNames = [
  'appLayout',
  'componentScreen',
  'declareRoute',
  'forVisitors',
  'fullscreenLayout',
  'genericScreen',
  'guarded',
  'keepSearch',
  'open',
  'publicLayout',
  'redirecting',
  'rootRoute',
  'searchOf',
  'tableSearch',
];

interface ParentRoute {
  readonly name: string;
  readonly path: string;
}

function definition(
  route: RouteMeta,
  name: string,
  parent: ParentRoute | undefined,
  screen: ScreenMeta | undefined,
): string {
  const path = JSON.stringify(parent ? route.path.slice(parent.path.length + 1) : route.path);
  const id = JSON.stringify(route.id);
  const parentName = parent?.name ?? layoutVariable[route.layout];
  const search = searchValidator(route, screen);
  const lines = [
    `getParentRoute: () => ${parentName},`,
    `path: ${path},`,
    `validateSearch: ${search.value},`,
    `...${behaviour(route)}(${id}),`,
    ...(screen && !parent ? [`...${screenComponent(screen)},`] : []),
  ];
  const names = [path, JSON.stringify(route.path), 'string', JSON.stringify(`${layoutId[route.layout]}${route.path}`)];
  const type = `Route<unknown, typeof ${parentName}, ${names.join(', ')}, ${search.type}>`;
  return `const ${name} = declareRoute<${type}>({\n${lines.map((line) => `  ${line}\n`).join('')}});`;
}

/** What a route does before it is shown. */
function behaviour(route: RouteMeta): string {
  if (route.redirect) return 'redirecting';
  if (route.guard.audience === 'public') return 'open';
  return isForVisitors(route) ? 'forVisitors' : 'guarded';
}

/** The sign-in page must not fetch the rules of all routes to learn that visitors may see it. */
function isForVisitors({ guard }: RouteMeta): boolean {
  return guard.audience === 'signedOut' && !guard.feature && !guard.flag;
}

/** Tables keep their state in the address, whoever draws them; other screens name what theirs may carry. */
function searchValidator(route: RouteMeta, screen: ScreenMeta | undefined): { value: string; type: string } {
  if (screen?.kind === 'table' || screen?.kind === 'detail') {
    return { value: 'tableSearch', type: 'typeof tableSearch' };
  }
  if (!route.search) return { value: 'keepSearch', type: 'typeof keepSearch' };
  return {
    value: `searchOf(${literal(route.search)})`,
    type: `ReturnType<typeof searchOf<${JSON.stringify(route.search)}>>`,
  };
}

/** One lazy chunk per screen, found by its name: the tree itself is on every page and carries no more than that. */
function screenComponent(screen: ScreenMeta): string {
  const component = componentOf(screen);
  if (component !== undefined) return `componentScreen(${JSON.stringify(component)})`;
  return `genericScreen(${JSON.stringify(screen.id)})`;
}

function childrenInterface(name: string, children: readonly string[]): string {
  const type = `${capital(name)}Children`;
  return (
    `\ninterface ${type} {\n${children.map((child) => `  ${child}: typeof ${child};\n`).join('')}}\n` +
    `const ${name}Children = ${listAs(type, children)};\nconst ${name}WithChildren = ${name}._addFileChildren(${name}Children);`
  );
}

function layoutChildren(
  layout: keyof typeof layoutVariable,
  children: readonly (readonly [string, boolean])[],
): string {
  const variable = layoutVariable[layout];
  const type = `${capital(variable)}Children`;
  const value = (name: string, nested: boolean): string => (nested ? `${name}WithChildren` : name);
  return (
    `\ninterface ${type} {\n${children.map(([name, nested]) => `  ${name}: typeof ${value(name, nested)};\n`).join('')}}\n` +
    `const ${variable}Children = ${listAs(
      type,
      children.map(([name, nested]) => value(name, nested)),
    )};\n` +
    `const ${variable}WithChildren = ${variable}._addFileChildren(${variable}Children);`
  );
}

/**
 * The router takes a list as well; the names are for the type checker alone, and every page would carry them. Constant,
 * because the type checker would otherwise make a union of all children first, and gives up at a thousand.
 */
function listAs(type: string, values: readonly string[]): string {
  return `[\n${values.map((value) => `  ${value},\n`).join('')}] as const as unknown as ${type}`;
}

function pathInterfaces(
  routes: readonly RouteMeta[],
  nameOf: (route: RouteMeta) => string,
  hasChildren: (route: RouteMeta) => boolean,
): string {
  const type = (route: RouteMeta): string => `typeof ${nameOf(route)}${hasChildren(route) ? 'WithChildren' : ''}`;
  const byPath = routes.map((route) => `  ${JSON.stringify(route.path)}: ${type(route)};\n`).join('');
  const byId = routes
    .map((route) => `  ${JSON.stringify(`${layoutId[route.layout]}${route.path}`)}: ${type(route)};\n`)
    .join('');
  const layouts = Object.entries(layoutVariable).map(
    ([layout, variable]) =>
      `  ${JSON.stringify(layoutId[layout as keyof typeof layoutId])}: typeof ${variable}WithChildren;\n`,
  );
  const paths = union(routes.map((route) => route.path));
  const ids = union([
    '__root__',
    ...Object.values(layoutId),
    ...routes.map((route) => `${layoutId[route.layout]}${route.path}`),
  ]);
  return (
    `\nexport interface RoutesByFullPath {\n${byPath}}\nexport interface RoutesByTo {\n${byPath}}\n` +
    `export interface RoutesById {\n  __root__: typeof rootRoute;\n${layouts.join('')}${byId}}\n` +
    'export interface RouteTypes {\n  fileRoutesByFullPath: RoutesByFullPath;\n  fileRoutesByTo: RoutesByTo;\n  fileRoutesById: RoutesById;\n' +
    `  fullPaths: ${paths};\n  to: ${paths};\n  id: ${ids};\n}\n`
  );
}

const treeText = `interface RootChildren {
  publicLayout: typeof publicLayoutWithChildren;
  appLayout: typeof appLayoutWithChildren;
  fullscreenLayout: typeof fullscreenLayoutWithChildren;
}
const rootChildren: RootChildren = {
  publicLayout: publicLayoutWithChildren,
  appLayout: appLayoutWithChildren,
  fullscreenLayout: fullscreenLayoutWithChildren,
};

export const routeTree = rootRoute._addFileChildren(rootChildren)._addFileTypes<RouteTypes>();`;

/** Guards and targets; everything else of a route is in the tree. The same rules serve many routes and are written once. */
function emitMeta(routes: readonly RouteMeta[]): string {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const meta = Object.fromEntries(
    routes
      .filter((route) => !sharesRule(route, byId.get(route.parent ?? '')))
      // A tab is opened from its page; nobody asks for it by its path.
      .map(({ id, path, guard, redirect, parent }) => [id, { path: parent ? undefined : path, guard, redirect }]),
  );
  const { declarations, expression } = sharedLiteral(meta, ['source']);
  return (
    `${generatedNotice('spec/routes')}import type { RouteMeta } from '#domain/model/routes.ts';\nimport type { RouteId } from './ids.gen.ts';\n\n${declarations}\n` +
    `export type RouteRule = Pick<RouteMeta, 'guard' | 'redirect'> & Partial<Pick<RouteMeta, 'path'>>;\n\n/** Rules by route; a tab that is not here has that of its page (\`ruleOf\`). */\nexport const routeMeta: Readonly<Partial<Record<RouteId, RouteRule>>> = ${expression};\n`
  );
}

/** Most tabs are for whoever may open their page. */
function sharesRule({ id, guard }: RouteMeta, page: RouteMeta | undefined): boolean {
  if (!page || !id.startsWith(`${page.id}.`)) return false;
  const plain = ({ source: _, ...rule }: RouteMeta['guard']): string => JSON.stringify(rule);
  return plain(page.guard) === plain(guard);
}

/** How each generic screen is loaded: its kind, and its own chunk. Apart from the tree, so that sign-in does without. */
function emitLoaders(screens: readonly ScreenMeta[]): string {
  const loaders = screens
    .filter((screen) => screen.kind !== 'component')
    .map(({ id, kind }) => `  ${JSON.stringify(id)}: ['${kind}', () => import('./screens/${id}.gen.ts')],\n`);
  return (
    `${generatedNotice('spec/screens')}import type { ScreenLoader } from '#src/screens/screenModules.ts';\n\n` +
    `/** Kind and module of every generic screen. */\nexport const screenLoaders: Readonly<Record<string, ScreenLoader | undefined>> = {\n${loaders.join('')}};\n`
  );
}

/** `paths.startupFileTasks({ id })`: an address that cannot be misspelt. */
function emitPaths(routes: readonly RouteMeta[]): string {
  const builders = routes
    .filter((route) => !route.id.startsWith('legacy.'))
    .map((route) => `  ${propertyName(routeName(route.id))}: ${builder(route.path)},\n`);
  return (
    `${generatedNotice('spec/routes')}\nconst part = (value: string): string => encodeURIComponent(value);\n\n` +
    `/** Typed builders of every address. */\nexport const paths = {\n${builders.join('')}} as const;\n`
  );
}

function builder(path: string): string {
  const params = [...path.matchAll(/\$(\w+)/g)].map((match) => ({
    name: match[1] ?? '',
    optional: path.includes(`{-$${match[1]}}`),
  }));
  const type = params.map(({ name, optional }) => `${name}${optional ? '?' : ''}: string`).join('; ');
  const list = params.map((param) => param.name).join(', ');
  const values = params.length === 0 ? '' : `{ ${list} }: { ${type} }`;
  if (path.endsWith('/$')) {
    const given = [values, "rest = ''"].filter(Boolean).join(', ');
    return `(${given}) => ${template(path.slice(0, -2))} + (rest && \`/\${rest}\`)`;
  }
  return params.length === 0 ? `() => ${JSON.stringify(path)}` : `(${values}) => ${template(path)}`;
}

function template(path: string): string {
  const text = path
    .replace(/\/\{-\$(\w+)\}/g, (_, name: string) => `\${${name} === undefined ? '' : \`/\${part(${name})}\`}`)
    .replace(/\/\$(\w+)/g, (_, name: string) => `/\${part(${name})}`);
  return `\`${text}\``;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

import type { RouteMeta } from '#domain/model/ui.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal, union } from '../EmittedFiles.ts';

/** Route tree, route data, typed path builders and the screen loaders. */
export function emitRoutes(model: Model): EmittedFiles {
  return new Map([
    ['src/generated/routes.gen.ts', emitTree(model.routes)],
    ['src/generated/routeMeta.gen.ts', emitMeta(model.routes)],
    ['src/generated/paths.gen.ts', emitPaths(model.routes)],
    ['src/generated/screenLoaders.gen.ts', emitLoaders(model)],
  ]);
}

const layoutVariable = { public: 'publicLayoutRoute', app: 'appLayoutRoute', fullscreen: 'fullscreenLayoutRoute' } as const;
const layoutId = { public: '/_public', app: '/_app', fullscreen: '/_fullscreen' } as const;

/**
 * A tree whose children and full-path maps are declared as interfaces, as the router's own file-route
 * generator emits them: an inferred tree of a thousand routes takes the type checker many seconds
 * (TanStack/router#3384), a declared one stays linear.
 */
function emitTree(routes: readonly RouteMeta[]): string {
  const variables = new Map(routes.map((route) => [route.id, variableOf(route.id)]));
  const nameOf = (route: RouteMeta): string => variables.get(route.id) ?? '';
  const childrenOf = (id: string): RouteMeta[] => routes.filter((route) => route.parent === id);
  const tops = routes.filter((route) => !route.parent);
  const definitions = [...tops, ...routes.filter((route) => route.parent)].map((route) => definition(route, nameOf(route), variables.get(route.parent ?? '')));
  const parents = tops.filter((route) => childrenOf(route.id).length > 0);
  const lines = [
    generatedNotice('spec/routes'),
    "import { createRoute } from '@tanstack/react-router';",
    "import { appLayoutRoute, beforeRoute, fullscreenLayoutRoute, publicLayoutRoute, rootRoute, screenOf } from '../shell/routeRuntime.ts';\n",
    ...definitions,
    ...parents.map((route) => childrenInterface(nameOf(route), childrenOf(route.id).map(nameOf))),
    ...(['public', 'app', 'fullscreen'] as const).map((layout) =>
      layoutChildren(layout, tops.filter((route) => route.layout === layout).map((route) => [nameOf(route), childrenOf(route.id).length > 0])),
    ),
    pathInterfaces(routes, nameOf, (route) => childrenOf(route.id).length > 0),
    treeText,
  ];
  return `${lines.join('\n')}\n`;
}

function definition(route: RouteMeta, name: string, parent: string | undefined): string {
  const path = parent ? route.path.slice(route.path.lastIndexOf('/') + 1) : route.path;
  const shows = route.screen && !parent ? `\n  component: screenOf(${JSON.stringify(route.screen)}),` : '';
  return (
    `const ${name} = createRoute({\n  getParentRoute: () => ${parent ?? layoutVariable[route.layout]},\n  path: ${JSON.stringify(path)},\n` +
    `  beforeLoad: beforeRoute(${JSON.stringify(route.id)}),${shows}\n});`
  );
}

function childrenInterface(name: string, children: readonly string[]): string {
  const type = `${capital(name)}Children`;
  return (
    `\ninterface ${type} {\n${children.map((child) => `  ${child}: typeof ${child};\n`).join('')}}\n` +
    `const ${name}Children: ${type} = { ${children.join(', ')} };\nconst ${name}WithChildren = ${name}._addFileChildren(${name}Children);`
  );
}

function layoutChildren(layout: keyof typeof layoutVariable, children: readonly (readonly [string, boolean])[]): string {
  const variable = layoutVariable[layout];
  const type = `${capital(variable)}Children`;
  const value = (name: string, nested: boolean): string => (nested ? `${name}WithChildren` : name);
  return (
    `\ninterface ${type} {\n${children.map(([name, nested]) => `  ${name}: typeof ${value(name, nested)};\n`).join('')}}\n` +
    `const ${variable}Children: ${type} = {\n${children.map(([name, nested]) => `  ${name}: ${value(name, nested)},\n`).join('')}};\n` +
    `const ${variable}WithChildren = ${variable}._addFileChildren(${variable}Children);`
  );
}

function pathInterfaces(routes: readonly RouteMeta[], nameOf: (route: RouteMeta) => string, hasChildren: (route: RouteMeta) => boolean): string {
  const type = (route: RouteMeta): string => `typeof ${nameOf(route)}${hasChildren(route) ? 'WithChildren' : ''}`;
  const byPath = routes.map((route) => `  ${JSON.stringify(route.path)}: ${type(route)};\n`).join('');
  const byId = routes.map((route) => `  ${JSON.stringify(`${layoutId[route.layout]}${route.path}`)}: ${type(route)};\n`).join('');
  const layouts = Object.entries(layoutVariable).map(([layout, variable]) => `  ${JSON.stringify(layoutId[layout as keyof typeof layoutId])}: typeof ${variable}WithChildren;\n`);
  const paths = union(routes.map((route) => route.path));
  const ids = union(['__root__', ...Object.values(layoutId), ...routes.map((route) => `${layoutId[route.layout]}${route.path}`)]);
  return (
    `\nexport interface RoutesByFullPath {\n${byPath}}\nexport interface RoutesByTo {\n${byPath}}\n` +
    `export interface RoutesById {\n  __root__: typeof rootRoute;\n${layouts.join('')}${byId}}\n` +
    'export interface RouteTypes {\n  fileRoutesByFullPath: RoutesByFullPath;\n  fileRoutesByTo: RoutesByTo;\n  fileRoutesById: RoutesById;\n' +
    `  fullPaths: ${paths};\n  to: ${paths};\n  id: ${ids};\n}\n`
  );
}

const treeText = `interface RootChildren {
  publicLayoutRoute: typeof publicLayoutRouteWithChildren;
  appLayoutRoute: typeof appLayoutRouteWithChildren;
  fullscreenLayoutRoute: typeof fullscreenLayoutRouteWithChildren;
}
const rootChildren: RootChildren = {
  publicLayoutRoute: publicLayoutRouteWithChildren,
  appLayoutRoute: appLayoutRouteWithChildren,
  fullscreenLayoutRoute: fullscreenLayoutRouteWithChildren,
};

export const routeTree = rootRoute._addFileChildren(rootChildren)._addFileTypes<RouteTypes>();`;

function emitMeta(routes: readonly RouteMeta[]): string {
  return (
    `${generatedNotice('spec/routes')}import type { RouteMeta } from '#domain/model/ui.ts';\nimport type { RouteId } from './ids.gen.ts';\n\n` +
    `export const routeMeta: Readonly<Record<RouteId, RouteMeta>> = ${literal(Object.fromEntries(routes.map((route) => [route.id, route])))};\n`
  );
}

/** `paths.startupFileTasks({ id })`: an address that cannot be misspelt. */
function emitPaths(routes: readonly RouteMeta[]): string {
  const builders = routes
    .filter((route) => !route.id.startsWith('legacy.'))
    .map((route) => `  ${variableOf(route.id).replace(/Route$/, '')}: ${builder(route.path)},\n`);
  return (
    `${generatedNotice('spec/routes')}\nconst part = (value: string): string => encodeURIComponent(value);\n\n` +
    `/** Typed builders of every address. */\nexport const paths = {\n${builders.join('')}} as const;\n`
  );
}

function builder(path: string): string {
  const params = [...path.matchAll(/\$(\w+)/g)].map((match) => ({ name: match[1] ?? '', optional: path.includes(`{-$${match[1]}}`) }));
  if (path.endsWith('/$')) return `(rest = '') => ${template(path.slice(0, -2))} + (rest && \`/\${rest}\`)`;
  if (params.length === 0) return `() => ${JSON.stringify(path)}`;
  const type = params.map(({ name, optional }) => `${name}${optional ? '?' : ''}: string`).join('; ');
  const list = params.map((param) => param.name).join(', ');
  return `({ ${list} }: { ${type} }) => ${template(path)}`;
}

function template(path: string): string {
  const text = path
    .replace(/\/\{-\$(\w+)\}/g, (_, name: string) => `\${${name} === undefined ? '' : \`/\${part(${name})}\`}`)
    .replace(/\/\$(\w+)/g, (_, name: string) => `/\${part(${name})}`);
  return `\`${text}\``;
}

function emitLoaders(model: Model): string {
  const loaders = model.screens.map((screen) =>
    screen.kind === 'component'
      ? `  ${JSON.stringify(screen.id)}: { kind: 'component', component: ${JSON.stringify(screen.component)}, titleKey: ${JSON.stringify(screen.titleKey)} },\n`
      : `  ${JSON.stringify(screen.id)}: { kind: ${JSON.stringify(screen.kind)}, load: () => import('./screens/${screen.id}.gen.ts') },\n`,
  );
  return (
    `${generatedNotice('spec/screens')}import type { DetailScreenMeta, FormScreenMeta, TableScreenMeta } from '#domain/model/ui.ts';\n` +
    "import type { ComponentScreenId, ScreenId } from './ids.gen.ts';\n\n" +
    'export interface LoadedTable {\n  readonly screen: TableScreenMeta;\n  readonly listDocument: string;\n  readonly deleteDocument?: string;\n}\n' +
    'export interface LoadedDetail {\n  readonly screen: DetailScreenMeta;\n  readonly getDocument: string;\n  readonly deleteDocument?: string;\n}\n' +
    'export interface LoadedFormScreen {\n  readonly screen: FormScreenMeta;\n}\n\n' +
    "export type ScreenLoader =\n  | { readonly kind: 'table'; readonly load: () => Promise<LoadedTable> }\n  | { readonly kind: 'detail'; readonly load: () => Promise<LoadedDetail> }\n" +
    "  | { readonly kind: 'form'; readonly load: () => Promise<LoadedFormScreen> }\n  | { readonly kind: 'component'; readonly component: ComponentScreenId; readonly titleKey: string };\n\n" +
    `/** One lazy chunk per screen. */\nexport const screenLoaders: Readonly<Record<ScreenId, ScreenLoader>> = {\n${loaders.join('')}};\n`
  );
}

/** `startup.file.tasks` → `startupFileTasksRoute`. */
function variableOf(id: string): string {
  return `${id.replace(/[^A-Za-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())}Route`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Compiled, compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';

const root = join(import.meta.dirname, '..', '..');

/** The spec of the product with so many routes more, of three depths and with parameters. Another `name` is another spec. */
export function compileWithRoutes(count: number, name = 'Thing'): Compiled {
  const project = readProject(root);
  const routes = Array.from({ length: count }, (_, index) => {
    const area = Math.floor(index / 20);
    return `- path: /area${area}/thing${index}/{id}\n  title: ${name} ${index}\n  allow: { roles: licensed }\n  screen: home\n`;
  });
  return compile({ ...project, texts: new Map(project.texts).set('spec/routes/app/many.yaml', routes.join('')) });
}

/** Writes the route tree with a runtime of the real shape into a project of its own, to be type-checked alone. */
export function writeRouteTree(count: number, folder: string): void {
  const files = compileWithRoutes(count).files;
  const tree = files?.get('src/generated/routes.gen.ts');
  if (!tree) throw new Error('the synthetic spec does not compile');
  rmSync(folder, { recursive: true, force: true });
  write(
    folder,
    'src/generated/routes.gen.ts',
    tree.replace(/\(\) => import\('\.\/screens\/[^']+'\)/g, '() => Promise.resolve({})'),
  );
  write(folder, 'src/shell/routeRuntime.ts', runtime);
  writeUsage(folder, 'generated/routes.gen.ts', '/startups/management');
}

/** As many routes as files, with less in each, and the tree that TanStack's own generator declares for them. */
export function writePeerTree(count: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const script = join(root, 'tests', 'load', 'peers', 'routeTree.mjs');
  execFileSync(process.execPath, [script, folder, String(count)], { stdio: 'inherit' });
  writeUsage(folder, 'routeTree.gen.ts', '/area1/thing20/$id');
}

/** What an editor does all day: a router of the tree, and links into it. */
function writeUsage(folder: string, tree: string, path: string): void {
  const text = `import { createRouter, type LinkProps } from '@tanstack/react-router';
import { routeTree } from './${tree}';
export const router = createRouter({ routeTree, context: { queryClient: {} } });
declare module '@tanstack/react-router' {
  interface Register { router: typeof router }
  interface StaticDataRouteOption { readonly routeId?: string; readonly titleKey?: string }
}
export const link: LinkProps = { to: '${path}' };
// @ts-expect-error a path that no route serves is refused
export const wrong: LinkProps = { to: '/startups/managment' };
`;
  const compilerOptions = { paths: { '#src/*': ['./src/*'] }, types: [] };
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['src'], exclude: [] };
  write(folder, 'src/use.ts', text);
  write(folder, 'tsconfig.json', JSON.stringify(project));
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Seconds and megabytes of one type check, as the compiler itself says. */
export function typeCheck(folder: string): { seconds: number; megabytes: number } {
  const output = execFileSync(
    join(root, 'node_modules', '.bin', 'tsc'),
    ['--noEmit', '--extendedDiagnostics', '-p', folder],
    { encoding: 'utf8' },
  );
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(output)?.[1] ?? Number.NaN);
  return { seconds: figure('Total time'), megabytes: Math.round(figure('Memory used') / 1024) };
}

/** The names the tree imports, with the types the real ones have. */
const runtime = `import { createRootRouteWithContext, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
interface RouteShape {
  readonly getParentRoute: () => unknown;
  readonly path: string;
  readonly validateSearch: (search: Record<string, unknown>) => object;
  readonly staticData: { readonly routeId: string };
  readonly beforeLoad?: (navigation: { params: unknown }) => void | Promise<void>;
  readonly component?: RouteComponent;
}
export const declareRoute = <Declared>(shape: RouteShape): Declared => createRoute(shape as never) as unknown as Declared;
export const rootRoute = createRootRouteWithContext<{ queryClient: object }>()({});
export const publicLayout = createRoute({ getParentRoute: () => rootRoute, id: 'public' });
export const appLayout = createRoute({ getParentRoute: () => rootRoute, id: 'app' });
export const fullscreenLayout = createRoute({ getParentRoute: () => rootRoute, id: 'fullscreen' });
export const keepSearch = (search: Record<string, unknown>): Record<string, unknown> => search;
export const tableSearch = keepSearch;
export const searchOf = <const Shape extends object>(shape: Shape) => (search: Record<string, unknown>): Record<string, unknown> => (void shape, search);
interface Behaviour { readonly staticData: { readonly routeId: string }; readonly beforeLoad: (navigation: { params: unknown }) => void | Promise<void> }
export const open = (routeId: string): Pick<Behaviour, 'staticData'> => ({ staticData: { routeId } });
export const guarded = (routeId: string): Behaviour => ({ staticData: { routeId }, beforeLoad: async (navigation) => void navigation });
export const forVisitors = guarded;
export const redirecting = guarded;
interface Shown { readonly component: RouteComponent }
const screen = (load: () => Promise<unknown>): Shown => ({ component: lazyRouteComponent(async () => ({ default: () => (void load, null) })) });
export const genericScreen = (id: string): Shown => screen(async () => id);
export const componentScreen = (id: string): Shown => screen(async () => id);
`;

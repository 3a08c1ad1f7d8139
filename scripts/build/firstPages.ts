import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { compile } from '../../generator/compile.ts';
import type { Model } from '../../generator/model/Model.ts';
import { componentOf } from '../../generator/model/screens/componentOf.ts';
import { readProject } from '../../generator/write/readProject.ts';
import { FIRST_PAGES_FILE, type FirstPage, type FirstPagesFile } from '../../server/platform/http/FirstPages.ts';
import { firstQuestions } from './firstQuestions.ts';
import { textsFolder } from './textAssets.ts';

type Route = Model['routes'][number];

/** Of a page with this layout, beside its screen. */
const layoutModules: Readonly<Record<Route['layout'], readonly string[]>> = {
  public: ['src/shell/layouts/PublicLayout.tsx'],
  app: ['src/shell/layouts/AppLayout.tsx', 'src/shell/guard/passGuard.ts'],
  fullscreen: ['src/shell/layouts/FullscreenLayout.tsx', 'src/shell/guard/passGuard.ts'],
};

/**
 * Finds out, for the address of each route, which scripts its page loads and what its screen asks first, and writes it
 * beside the client for the server to name in the page (`server/platform/http/FirstPages.ts`). Also builds the boot script, which
 * asks those questions and sets the colour scheme, in place of the one that only does the latter.
 */
export function firstPages(): Plugin {
  let root = process.cwd();
  let boot: { readonly fileName: string; readonly source: string };
  return {
    name: 'cohort-first-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const source = await buildBoot(root);
      boot = { fileName: `assets/boot-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`, source };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => afterOpening(html.replace('/colour-scheme.js', `/${boot.fileName}`)),
    },
    generateBundle: {
      // Files of nothing but styles are taken out before: what is named here is there.
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', ...boot });
        const pages = await pagesOf(root, bundle);
        const file: FirstPagesFile = { texts: `/${textsFolder(root)}`, pages };
        this.emitFile({ type: 'asset', fileName: FIRST_PAGES_FILE, source: JSON.stringify(file) });
      },
    },
  };
}

/** What stands before a style sheet is painted without it: the opening, while all else is on its way. */
function afterOpening(html: string): string {
  const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  return html.replace(sheet, '').replace('<div id="root">', `${sheet}<div id="root">`);
}

/** One file that stands alone: anything that it imported would have to come first. */
async function buildBoot(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src/boot/boot.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The boot script was not built');
  return chunk.code;
}

async function pagesOf(root: string, bundle: Rolldown.OutputBundle): Promise<FirstPage[]> {
  const { model } = compile(readProject(root));
  if (!model) throw new Error('the spec does not compile');
  const ofScreens = screenModules(root);
  const chunks = chunksByModule(root, bundle);
  const everywhere = closure(bundle, entryChunks(bundle));
  const pages = model.routes
    .filter(({ redirect }) => !redirect)
    .map(async (route): Promise<FirstPage> => {
      const screen = screenOf(model, route);
      const modules = [...layoutModules[route.layout], ...(screen ? ofScreens(screen) : [])];
      const own = closure(
        bundle,
        modules.flatMap((module) => chunks.get(module) ?? []),
      );
      const scripts = own.filter((name) => !everywhere.includes(name)).map((name) => `/${name}`);
      return { path: route.path, scripts, questions: screen ? await firstQuestions(root, screen) : [] };
    });
  return Promise.all(pages);
}

type Screen = Model['screens'][number];

/** Of a tab it is that of the page which the tab stands in. */
function screenOf(model: Model, route: Route): Screen | undefined {
  const parent = route.parent === undefined ? undefined : model.routes.find(({ id }) => id === route.parent);
  const id = parent?.screen ?? route.screen;
  return model.screens.find((screen) => screen.id === id);
}

/** Reads in the hand-written registries which modules a screen is loaded from. */
function screenModules(root: string): (screen: Screen) => readonly string[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const renderers = importsOf(read('src/shell/loadScreen.ts'), 'src/shell');
  const visitors = importsOf(read('src/shell/visitorScreens.ts'), 'src/shell');
  const components = importsOf(read('src/shell/screenRegistry.ts'), 'src/shell');
  return (screen) => {
    const component = componentOf(screen);
    if (component === undefined) {
      return ['src/shell/loadScreen.ts', renderers.get(screen.kind) ?? '', `src/generated/screens/${screen.id}.gen.ts`];
    }
    const ofVisitors = visitors.get(component);
    return ofVisitors ? [ofVisitors] : ['src/shell/screenRegistry.ts', components.get(component) ?? ''];
  };
}

/** `'tasks.mine': () => import('#src/features/tasks/pages/MyTasksPage.tsx')…`, by name; addresses from the project's root. */
function importsOf(text: string, folder: string): Map<string, string> {
  const found = text.matchAll(/['"]?([\w.]+)['"]?: \(\) =>\s*import\('([^']+)'\)/g);
  return new Map(
    [...found].map(([, name = '', path = '']) => [
      name,
      path.startsWith('#') ? path.slice(1) : join(folder, path).replaceAll('\\', '/'),
    ]),
  );
}

function chunksByModule(root: string, bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const byModule = new Map<string, string[]>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    // A chunk that only hands on what stands in another has its entry's name and none of its code.
    const modules = [...chunk.moduleIds, ...(chunk.facadeModuleId ? [chunk.facadeModuleId] : [])];
    for (const id of modules) {
      const module = id.replace(`${root}/`, '');
      byModule.set(module, [...(byModule.get(module) ?? []), chunk.fileName]);
    }
  }
  return byModule;
}

const entryChunks = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.fileName] : []));

/** The chunks and all that they import before they run. */
function closure(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const reached = new Set<string>();
  const follow = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') chunk.imports.forEach(follow);
  };
  names.forEach(follow);
  return [...reached];
}

import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, Update, ViteDevServer } from 'vite';
import { demoTenantIds } from '#server/services/installation/demoTenantIds.ts';
import { liveModule } from './liveModule.ts';

/** What `npm run dev` tells Vite: a spec that is wrong, or that the server now serves what was generated. */
export type DevMessage = { readonly kind: 'spec-problems'; readonly frames: string } | { readonly kind: 'spec-live' };

const generatedFolder = 'src/generated/';
const generatedFolders = /^(src|domain)\/generated\//;
/** Values that modules copy while they load: a page that has loaded them has to be loaded anew. */
const copiedAtLoad = /\/constants\.gen\.ts$/;
const textFolders = /^(locales|src\/generated\/locales)\//;

/**
 * While developing: a change of the spec is put into the page as it stands. Generated modules take over their new values
 * (`liveModule`), all at the moment when the server serves the same spec; `src/shell/dev/followSpec.ts` does the rest in
 * the page. Without `npm run dev` there is no server to wait for.
 */
export function liveSpec(): Plugin {
  const isSupervised = process.connected === true && process.env.COHORT_DEV === '1';
  const changed = new Set<string>();
  let problems = '';
  let liveAt = 0;
  return {
    name: 'cohort-live-spec',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      const isLive =
        isSupervised && id.includes(`/${generatedFolder}`) && /\.gen\.[jt]s$/.test(id) && !copiedAtLoad.test(id);
      return isLive ? { code: liveModule(code), map: null } : null;
    },
    // The sign by which a page knows where it is; elsewhere the server sets it (`StaticFiles`).
    transformIndexHtml: (html) =>
      isSupervised ? html.replace('<html ', `<html data-exploring="${demoTenantIds.join(' ')}" `) : html,
    configureServer(server) {
      if (!isSupervised) return;
      process.on('message', (message: DevMessage) => {
        problems = message.kind === 'spec-problems' ? message.frames : '';
        if (message.kind === 'spec-problems') server.ws.send('cohort:spec-problems', problems);
        else {
          liveAt = Date.now();
          void goLive(server, changed);
        }
      });
      // A page says when it listens: what it was sent before that is lost, while it loads what stood before the save.
      server.ws.on('cohort:spec-following', (_, client) => {
        if (problems !== '') client.send('cohort:spec-problems', problems);
        else if (Date.now() - liveAt < LATE_PAGE_MS) client.send('cohort:spec-live', {});
      });
      server.watcher.on('change', (path) => {
        if (textFolders.test(pathIn(server, path)) && path.endsWith('.json')) changed.add(path);
      });
    },
    hotUpdate({ file, modules }) {
      if (!isSupervised || !generatedFolders.test(relative(this.environment.config.root, file).replaceAll('\\', '/')))
        return modules;
      changed.add(file);
      return [];
    },
  };
}

async function goLive(server: ViteDevServer, changed: Set<string>): Promise<void> {
  // Vite learns of files a moment after they were written.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const files = [...changed];
  changed.clear();
  if (files.some((file) => copiedAtLoad.test(file))) {
    server.moduleGraph.invalidateAll();
    return server.ws.send({ type: 'full-reload' });
  }
  const { client } = server.environments;
  const modules = files.flatMap((file): EnvironmentModuleNode[] => [
    ...(client.moduleGraph.getModulesByFile(join(server.config.root, pathIn(server, file))) ?? []),
  ]);
  const timestamp = Date.now();
  for (const module of modules) {
    // Made anew by itself. Vite's own way is to make all that import it anew as well: these read its new values, and
    // loaded once more they would be there twice.
    module.transformResult = null;
    module.lastHMRTimestamp = timestamp;
  }
  client.hot.send({ type: 'update', updates: modules.map(({ url }) => updateOf(url, timestamp)) });
  server.ws.send('cohort:spec-live', {});
}

const updateOf = (path: string, timestamp: number): Update => ({
  type: 'js-update',
  path,
  acceptedPath: path,
  timestamp,
});

const SETTLE_MS = 60;
/** A page listens that long after it began to load, at most. */
const LATE_PAGE_MS = 30_000;

const pathIn = (server: ViteDevServer, path: string): string =>
  relative(server.config.root, path).replaceAll('\\', '/');

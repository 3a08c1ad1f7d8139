import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const problemsFile = 'src/generated/problems.gen.json';

/** While developing: lays the code frames of a wrong spec over the page. The last good build goes on behind it. */
export function specProblemsOverlay(): Plugin {
  return {
    name: 'cohort-spec-problems',
    apply: 'serve',
    configureServer(server) {
      const path = join(server.config.root, problemsFile);
      const show = (): void => {
        const problems = readProblems(path);
        if (problems)
          server.ws.send({
            type: 'error',
            err: {
              message: `The spec has problems; the last good build goes on.\n\n${problems}`,
              stack: '',
              plugin: 'spec',
            },
          });
        else server.ws.send({ type: 'full-reload' });
      };
      server.watcher.add(path);
      server.watcher.on('add', (changed) => changed === path && show());
      server.watcher.on('change', (changed) => changed === path && show());
      // A page opened while the spec is wrong is told as well.
      server.ws.on('connection', () => {
        if (readProblems(path)) show();
      });
    },
  };
}

function readProblems(path: string): string {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { problems: string }).problems : '';
}

import { join } from 'node:path';
import { compile } from '../compile.ts';
import { formatDiagnostics } from '../diagnostics/formatDiagnostics.ts';
import { readProject } from '../write/readProject.ts';
import { writeFiles } from '../write/writeFiles.ts';
import type { Command } from './Command.ts';
import { watchFolders } from './watchFolders.ts';

const settleMs = 30;
/** The development servers watch the files themselves: one that is replaced may be lost to them. */
const whileWatched = { removeStale: true, replaces: false };
/** Where the development server reads the last problems from, to lay them over the page. */
const overlayFile = 'src/generated/problems.gen.json';

/** Builds at every save. A bad save keeps the last good build serving and writes its code frames for the page. */
export const watch: Command = ({ root }) =>
  new Promise((resolve) => {
    const run = (): void => buildOnce(root);
    run();
    let timer: NodeJS.Timeout | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(run, settleMs);
    };
    const stop = watchFolders(join(root, 'spec'), later);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        stop();
        resolve(0);
      });
    }
  });

function buildOnce(root: string): void {
  const started = performance.now();
  const compiled = compile(readProject(root));
  const errors = compiled.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const frames = formatDiagnostics(errors, compiled.sources, 'text');
  const overlay = new Map([[overlayFile, `${JSON.stringify({ problems: frames })}\n`]]);
  if (!compiled.files) {
    writeOverlay(root, overlay);
    process.stderr.write(`${frames}\nspec: ${errors.length} errors; the last good build stays\n`);
    return;
  }
  const { written } = writeFiles(root, new Map([...compiled.files, ...overlay]), whileWatched);
  process.stdout.write(`spec: ${written.length} files written (${Math.round(performance.now() - started)} ms)\n`);
}

/** Only the overlay is written after an error: `writeFiles` would take everything else for stale. */
function writeOverlay(root: string, overlay: ReadonlyMap<string, string>): void {
  writeFiles(root, new Map(overlay), { ...whileWatched, removeStale: false });
}

import { join } from 'node:path';
import { compile } from '../compile.ts';
import { formatDiagnostics } from '../diagnostics/formatDiagnostics.ts';
import { readProject } from '../write/readProject.ts';
import { writeFiles } from '../write/writeFiles.ts';
import type { Command } from './Command.ts';
import { watchFolders } from './watchFolders.ts';

const settleMs = 30;
/** A file may be gone, or half-written, between being listed and being read: a moment later the save is whole. */
const retryMs = 100;

/** What a process that started the watcher is told about each save (`scripts/dev.mjs`). */
type SpecMessage =
  | { readonly kind: 'spec-built'; readonly changed: readonly string[] }
  | { readonly kind: 'spec-problems'; readonly frames: string };

/** Builds at every save. A bad save keeps the last good build serving; no save ends the watcher. */
export const watch: Command = ({ root }) =>
  new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    };
    const run = (): void => {
      try {
        buildOnce(root);
      } catch (error) {
        process.stderr.write(`spec: ${error instanceof Error ? error.message : String(error)}; trying again\n`);
        later(retryMs);
      }
    };
    run();
    const stop = watchFolders(join(root, 'spec'), () => later(settleMs));
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    // Whoever started the watcher has gone without a signal.
    process.once('disconnect', end);
  });

function buildOnce(root: string): void {
  const started = performance.now();
  const compiled = compile(readProject(root));
  const errors = compiled.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  if (!compiled.files) {
    const frames = formatDiagnostics(errors, compiled.sources, 'text');
    process.stderr.write(`${frames}\nspec: ${errors.length} errors; the last good build stays\n`);
    tell({ kind: 'spec-problems', frames });
    return;
  }
  const { written, removed } = writeFiles(root, compiled.files);
  process.stdout.write(`spec: ${written.length} files written (${Math.round(performance.now() - started)} ms)\n`);
  tell({ kind: 'spec-built', changed: [...written, ...removed] });
}

function tell(message: SpecMessage): void {
  if (process.connected) process.send?.(message);
}

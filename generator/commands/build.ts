import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiled, type CompileInput, compile } from '../compile.ts';
import type { EmittedFiles } from '../emit/EmittedFiles.ts';
import { readProject } from '../write/readProject.ts';
import { translatedFromFile, translatedFromText, writeTranslatedFrom } from '../write/translatedFrom.ts';
import { staleDocuments, writeFiles } from '../write/writeFiles.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/** Compiles and writes; with an error nothing is written and the last good build stays. */
export const build: Command = ({ root, format }) => {
  const started = performance.now();
  const input = readProject(root);
  const compiled = compile(input);
  const texts = compiled.model?.texts ?? [];
  const errors = compiled.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  printProblems({ ...compiled, diagnostics: errors }, format);
  if (!compiled.files) return 1;
  const { written, removed } = writeFiles(root, compiled.files);
  if (existsSync(join(root, 'locales'))) writeTranslatedFrom(root, translatedFromText(texts, input.translatedFrom));
  const took = Math.round(performance.now() - started);
  process.stdout.write(
    `spec: ${compiled.files.size} files, ${written.length} written, ${removed.length} removed (${took} ms)\n`,
  );
  return 0;
};

/** Everything that `build` would say, and whether committed documents are stale. Writes nothing; warnings fail too. */
export const check: Command = ({ root, format, isPutTogether, tenants = false }) => {
  const input = readProject(root);
  const compiled = compile(input);
  printProblems(compiled, format);
  const stale = compiled.files && !isPutTogether ? staleDocuments(root, filesToReview(compiled, input)) : [];
  for (const path of stale)
    process.stderr.write(`${path} is not as the spec says. Run \`npm run spec -- build\` and commit it.\n`);
  if (compiled.diagnostics.length > 0 || stale.length > 0) return 1;
  if (format === 'text') process.stdout.write('spec: no problems\n');
  return tenants ? checkTenants(root) : 0;
};

/** The server knows its database, and by which rules an organisation may have something otherwise. */
function checkTenants(root: string): number {
  const script = join(root, 'server', 'start', 'checkOverlays.ts');
  return spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** What is committed of the build: the documents, and what the translations were made of. */
function filesToReview({ files, model }: Compiled, { translatedFrom }: CompileInput): EmittedFiles {
  const documents = [...(files ?? [])].filter(([path]) => path.startsWith('docs/'));
  const counted =
    translatedFrom && model ? [[translatedFromFile, translatedFromText(model.texts, translatedFrom)] as const] : [];
  return new Map([...documents, ...counted]);
}

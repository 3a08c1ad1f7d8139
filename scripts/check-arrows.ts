/**
 * The arrows of `.dependency-cruiser.cjs` for the browser's files. dependency-cruiser itself cannot read `.tsx` without
 * the old TypeScript compiler, so these imports are found by their text: the house writes them in one form only.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, sep } from 'node:path';

interface Side {
  readonly path?: string;
  readonly pathNot?: string;
}

interface Arrow {
  readonly name: string;
  readonly comment: string;
  readonly from: Side;
  readonly to: Side;
}

// dependency-cruiser finds nothing to complain of where it cannot read TypeScript.
createRequire(import.meta.url).resolve('@swc/core');

const root = join(import.meta.dirname, '..');
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: readonly Arrow[] };
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

const problems = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((name) => {
  const file = name.split(sep).join('/');
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importPattern)].flatMap(([, specifier = '']) => brokenArrows(file, target(file, specifier)));
});

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'src: all imports point down' : `src: ${problems.length} imports point up`);
process.exitCode = problems.length === 0 ? 0 : 1;

function target(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : `node_modules/${specifier}`;
}

function brokenArrows(file: string, imported: string): string[] {
  return forbidden.flatMap(({ name, comment, from, to }) => {
    const start = new RegExp(from.path ?? '').exec(file);
    if (!start || (from.pathNot && new RegExp(from.pathNot).test(file))) return [];
    // `$1` in a target is what the source's pattern captured: one's own folder.
    const filled = (pattern: string) =>
      new RegExp(pattern.replace(/\$(\d)/g, (_, group) => start[Number(group)] ?? ''));
    if (!filled(to.path ?? '').test(imported) || (to.pathNot && filled(to.pathNot).test(imported))) return [];
    return [`${file} → ${imported}: ${name}. ${comment}`];
  });
}

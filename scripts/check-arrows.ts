/**
 * The arrows of `.dependency-cruiser.cjs` for the files of browser and server, and that no two rooms import each other.
 * dependency-cruiser cannot read `.tsx` without the old TypeScript compiler and does not see imports of types, so these
 * imports are found by their text: the house writes them in one form only.
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

interface Import {
  readonly file: string;
  readonly imported: string;
}

// dependency-cruiser finds nothing to complain of where it cannot read TypeScript.
createRequire(import.meta.url).resolve('@swc/core');

const root = join(import.meta.dirname, '..');
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: readonly Arrow[] };
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

let hasProblem = false;
for (const side of ['src', 'server']) {
  const imports = importsOf(`${side}/**/*.{ts,tsx}`);
  const broken = imports.flatMap(brokenArrows);
  const pairs = side === 'server' ? mutualRooms(imports) : [];
  for (const problem of [...broken, ...pairs]) console.error(problem);
  hasProblem ||= broken.length + pairs.length > 0;
  console.log(
    `${side}: ${broken.length} imports point up${side === 'server' ? `, ${pairs.length} pairs of rooms` : ''}`,
  );
}
process.exitCode = hasProblem ? 1 : 0;

function importsOf(pattern: string): Import[] {
  return globSync(pattern, { cwd: root }).flatMap((name) => {
    const file = name.split(sep).join('/');
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(importPattern)].map(([, specifier = '']) => ({ file, imported: target(file, specifier) }));
  });
}

function target(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : `node_modules/${specifier}`;
}

function brokenArrows({ file, imported }: Import): string[] {
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

/** Rooms of the server that import each other, with the imports of the side that has fewer. */
function mutualRooms(imports: readonly Import[]): string[] {
  const between = Map.groupBy(
    imports.filter(({ file, imported }) => isOfServer(file) && isOfServer(imported) && room(file) !== room(imported)),
    ({ file, imported }) => `${room(file)} → ${room(imported)}`,
  );
  return [...between].flatMap(([arrow, there]) => {
    const [from, to] = arrow.split(' → ');
    const back = between.get(`${to} → ${from}`);
    if (back === undefined || back.length < there.length || (back.length === there.length && arrow > `${to}`))
      return [];
    return [`${from} ⇄ ${to}:`, ...there.map(({ file, imported }) => `  ${file} → ${imported}`)].join('\n');
  });
}

/** Tests and what only they use stand outside the floors: they put the whole house up. */
function isOfServer(file: string): boolean {
  return file.startsWith('server/') && !/\.test\.ts$|\/testing\//.test(file);
}

/** The folder on its floor: `server/platform/db`; on a floor without rooms, the floor. */
function room(file: string): string {
  return dirname(file).split('/').slice(0, 3).join('/');
}

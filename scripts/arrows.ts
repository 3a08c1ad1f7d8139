/** Which imports point up, and which rooms of the server import each other. */
import { dirname, posix } from 'node:path';

interface Side {
  readonly path?: string;
  readonly pathNot?: string;
}

/** A rule of `.dependency-cruiser.cjs`. */
export interface Arrow {
  readonly name: string;
  readonly comment: string;
  readonly from: Side;
  readonly to: Side;
}

export interface Import {
  readonly file: string;
  readonly imported: string;
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Imports of a file, by its text: the house writes them in one form only. */
export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map(([, specifier = '']) => ({ file, imported: target(file, specifier) }));
}

function target(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : `node_modules/${specifier}`;
}

/** What an import breaks, in words. */
export function brokenArrows(arrows: readonly Arrow[], { file, imported }: Import): string[] {
  return arrows.flatMap(({ name, comment, from, to }) => {
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
export function mutualRooms(imports: readonly Import[]): string[] {
  const inner = imports.filter(({ file, imported }) => isOfServer(file) && isOfServer(imported));
  const between = Map.groupBy(
    inner.filter(({ file, imported }) => room(file) !== room(imported)),
    ({ file, imported }) => `${room(file)} → ${room(imported)}`,
  );
  return [...between].flatMap(([arrow, there]) => {
    const [from = '', to = ''] = arrow.split(' → ');
    const back = between.get(`${to} → ${from}`);
    const isTold = back !== undefined && (there.length < back.length || (there.length === back.length && from < to));
    if (!isTold) return [];
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

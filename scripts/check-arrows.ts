/**
 * The arrows of `.dependency-cruiser.cjs` for the files of browser and server, and that no two rooms of the server import
 * each other. dependency-cruiser cannot read `.tsx` without the old TypeScript compiler and does not see imports of types.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { type Arrow, brokenArrows, importsIn, mutualRooms } from './arrows.ts';

// dependency-cruiser finds nothing to complain of where it cannot read TypeScript.
createRequire(import.meta.url).resolve('@swc/core');

const root = join(import.meta.dirname, '..');
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: readonly Arrow[] };

const imports = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).flatMap((name) =>
  importsIn(name.split(sep).join('/'), readFileSync(join(root, name), 'utf8')),
);
const upwards = imports.flatMap((one) => brokenArrows(forbidden, one));
const pairs = mutualRooms(imports);

for (const problem of [...upwards, ...pairs]) console.error(problem);
console.log(
  `src, server: ${imports.length} imports, ${upwards.length} of them point up; ${pairs.length} pairs of rooms import each other`,
);
process.exitCode = upwards.length + pairs.length === 0 ? 0 : 1;

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that hold what is made, never what it is made from. */
const SKIPPED = new Set(['node_modules', 'generated', '.git', '.cache', 'dist', '.data']);

/** Tests, and what is generated beside its source, change nothing of what is made. */
const NO_INPUT = /\.(test\.tsx?|gen\.\w+)$/;

/** A hash of the contents of files and folders; what does not exist counts as empty. */
export function contentStamp(root, inputs) {
  const hash = createHash('sha256');
  for (const input of [...inputs].sort()) {
    for (const path of filesUnder(root, input))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !NO_INPUT.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => filesUnder(root, join(path, name)));
}

/** Runs `work` unless it was done before with the same stamp and its outputs are still there. */
export function onceFor(root, name, stamp, outputs, work) {
  const file = join(root, '.cache', `${name}.stamp`);
  const isThere = outputs.every((output) => existsSync(join(root, output)));
  if (isThere && existsSync(file) && readFileSync(file, 'utf8') === stamp) return false;
  work();
  noteDone(root, name, stamp);
  return true;
}

/** Remembers that this was done with the stamp. */
export function noteDone(root, name, stamp) {
  const file = join(root, '.cache', `${name}.stamp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

import { globSync } from 'node:fs';

const neverTaken = /\.(test|stories)\.tsx?$|\.gen\.\w+$|(^|\/)(generated|testing|node_modules|__snapshots__)\//;
/** Policy tests of the product are tried in its own database. */
const takenAllTheSame = /^server\/testing\/testDatabase\.ts$/;

/** Files under a folder that match one of the patterns (a folder is all in it) and none of the others. */
export function filesFrom(root: string, patterns: readonly string[], without: readonly string[]): readonly string[] {
  const wide = (pattern: string): string[] => [pattern, `${pattern}/**`];
  return globSync(patterns.flatMap(wide), { cwd: root, exclude: without.flatMap(wide), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'))
    .filter((path) => takenAllTheSame.test(path) || !neverTaken.test(path));
}

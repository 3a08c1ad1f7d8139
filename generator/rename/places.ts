import { EditProblem, type Edits } from '../edit/Edits.ts';
import { loadSpec } from '../load/loadSpec.ts';
import type { SpecFile, SpecPath } from '../load/SpecFile.ts';
import type { RenameProject } from './Renaming.ts';

export function refuseTaken(isTaken: boolean, what: string): void {
  if (isTaken) throw new EditProblem(`${what} is there already.`);
}

/** A name as a word of its own: in a path, an expression, a parameter in braces. */
export const wordReplaced =
  (from: string, to: string) =>
  (written: string): string =>
    written.replace(
      new RegExp(`(?<![A-Za-z0-9_$])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z0-9_])`, 'g'),
      to,
    );

/** The file in which a key stands at a path, with another key there; or with another line from there. */
export function withKey(
  texts: RenameProject['input']['texts'],
  kind: SpecFile['kind'],
  path: SpecPath,
  to: string,
  isIt: (value: unknown) => boolean = () => true,
  what: 'key' | 'line' = 'key',
): Edits {
  const files = loadSpec(texts).files.filter(
    (file) => file.kind === kind && isIt(file.value) && hasPath(file.value, path),
  );
  const [file] = files;
  if (!file) throw new EditProblem(`The declaration of '${path.at(-1)}' was not found.`);
  const { line, column, length } = file.place(path, 'key');
  const lines = [...file.lines];
  const text = lines[line - 1] ?? '';
  const end = what === 'line' ? text.length : column - 1 + length;
  lines[line - 1] = text.slice(0, column - 1) + to + text.slice(end);
  return new Map([[file.file, lines.join('\n')]]);
}

function hasPath(value: unknown, [head, ...rest]: SpecPath): boolean {
  if (head === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return false;
  return hasPath((value as Readonly<Record<string, unknown>>)[String(head)], rest);
}

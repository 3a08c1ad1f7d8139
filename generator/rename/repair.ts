import { compile } from '../compile.ts';
import type { Diagnostic, Place } from '../diagnostics/Diagnostic.ts';
import { EditProblem } from '../edit/Edits.ts';
import { loadSpec } from '../load/loadSpec.ts';
import type { RenameProject, Renaming } from './Renaming.ts';

/** Each round finds what the last one has uncovered; a name is never that deep. */
const mostRounds = 20;

/**
 * A declaration is renamed, and the compiler says where that is missed: there the old name is written anew, until it finds
 * nothing more. So every place follows that is checked, and comments and layout stay as they are.
 */
export function repaired({ input }: RenameProject, renaming: Renaming): ReadonlyMap<string, string> {
  const known = new Set(errorsOf(input).map(keyOf));
  let texts: ReadonlyMap<string, string> = new Map([...input.texts, ...renaming.declared]);
  for (let round = 0; round < mostRounds; round += 1) {
    const errors = errorsOf({ ...input, texts }).filter(
      (found) => !known.has(keyOf(found)) && !renaming.leftToCode?.includes(found.code),
    );
    const [first] = errors;
    if (!first) return texts;
    const next = rewritten(texts, errors, renaming);
    if (next === undefined) {
      const { file, line } = first.place;
      throw new EditProblem(`${file}:${line} would not follow: ${first.message} Nothing was changed.`);
    }
    texts = next;
  }
  throw new EditProblem('There is no end to what follows from it. Nothing was changed.');
}

const errorsOf = (input: RenameProject['input']): readonly Diagnostic[] =>
  compile(input).diagnostics.filter(({ severity }) => severity === 'error');

const keyOf = ({ code, place, message }: Diagnostic): string => `${code} ${place.file} ${message}`;

/** Nothing where no place has the old name. */
function rewritten(
  texts: ReadonlyMap<string, string>,
  errors: readonly Diagnostic[],
  renaming: Renaming,
): ReadonlyMap<string, string> | undefined {
  const next = new Map(texts);
  const places = errors.map((error) => placeOfName(error, texts));
  for (const [file, found] of Map.groupBy(places, (place) => place.file)) {
    const lines = (texts.get(file) ?? '').split('\n');
    // From behind, so that the columns of what is still to come hold.
    const fromBehind = found.toSorted((a, b) => b.line - a.line || b.column - a.column);
    for (const { line, column, length } of fromBehind) {
      const text = lines[line - 1] ?? '';
      const end = renaming.isWholeLine ? text.length : column - 1 + length;
      const written = text.slice(column - 1, end);
      lines[line - 1] = text.slice(0, column - 1) + renaming.rewritten(written) + text.slice(end);
    }
    next.set(file, lines.join('\n'));
  }
  return [...next].some(([file, text]) => texts.get(file) !== text) ? next : undefined;
}

/** Of a scope that does not fit any more the message stands where it is named; the name to follow, in its condition. */
function placeOfName({ place, message }: Diagnostic, texts: ReadonlyMap<string, string>): Place {
  const scope = /^The scope '(\w+)' does not fit/.exec(message)?.[1];
  const scopes = scope === undefined ? [] : loadSpec(texts).files.filter(({ kind }) => kind === 'scopes');
  const file = scopes.find(({ value }) => Object.hasOwn(value as object, scope ?? ''));
  return file ? file.place([scope ?? '', 'where']) : place;
}

import { YAMLException } from 'js-yaml';
import type { Diagnostic, Place } from '../diagnostics/Diagnostic.ts';
import { explainYaml, otherProblem, type YamlProblem } from './explainYaml.ts';
import { countValues, type ReadYaml, readYaml, type YamlNode } from './readYaml.ts';

/** Kind of a spec file; it follows from the folder the file lies in. */
export type SpecKind =
  | 'app'
  | 'enums'
  | 'roles'
  | 'scopes'
  | 'permissions'
  | 'features'
  | 'operations'
  | 'entities'
  | 'events'
  | 'automations'
  | 'fields'
  | 'forms'
  | 'screens'
  | 'routes'
  | 'redirects'
  | 'menus'
  | 'policies';

export type SpecPath = readonly (string | number)[];

/** One YAML file that remembers where everything stood. */
export interface SpecFile {
  readonly file: string;
  readonly kind: SpecKind;
  readonly lines: readonly string[];
  readonly value: unknown;
  /** Place of the value at `path`, or of its key with `on: 'key'`. Falls back to the nearest parent that exists. */
  place(path: SpecPath, on?: 'key' | 'value'): Place;
  /** Last line of the value at `path`. */
  endLine(path: SpecPath): number;
}

export interface LoadedFile {
  readonly spec?: SpecFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses one file. Syntax errors come back as diagnostics, all of them. Pure: text in, data out. */
export function parseSpecFile(file: string, kind: SpecKind, text: string): LoadedFile {
  const read = tryToRead(text);
  if ('problems' in read) return { diagnostics: read.problems.map((problem) => syntaxDiagnostic(file, problem)) };
  const { value, root } = read;
  const lines = text.split('\n');
  const starts = lineStarts(lines);
  const place = (path: SpecPath, on: 'key' | 'value' = 'value'): Place => {
    const [from, to] = findRange(root, path, on);
    const line = lineAt(starts, from);
    const column = from - (starts[line - 1] ?? 0) + 1;
    const length = lineAt(starts, to) === line ? to - from : (lines[line - 1] ?? '').trimEnd().length - column + 1;
    return { file, line, column, length: Math.max(1, length) };
  };
  const endLine = (path: SpecPath): number => lineAt(starts, Math.max(0, findRange(root, path, 'value')[1] - 1));
  return { spec: { file, kind, lines, value, place, endLine }, diagnostics: [] };
}

/** No file of a spec holds more; one whose aliases multiply does. */
const MAX_VALUES = 1_000_000;

function tryToRead(text: string): ReadYaml | { readonly problems: readonly YamlProblem[] } {
  try {
    const read = readYaml(text);
    if (countValues(read.value) <= MAX_VALUES) return read;
    return { problems: orElse(explainYaml(text), otherProblem('it holds more than a million values', 1, 1)) };
  } catch (error) {
    if (error instanceof YAMLException) {
      // What is said of a whole document has no mark, whatever its type says.
      const { line = 0, column = 0 }: Partial<typeof error.mark> = error.mark ?? {};
      return { problems: orElse(explainYaml(text), otherProblem(error.reason, line + 1, column + 1)) };
    }
    // The engine's own limit: values inside values without end, or an alias that stands for what it stands in.
    if (error instanceof RangeError) return { problems: [otherProblem('it is nested too deep', 1, 1)] };
    throw error;
  }
}

const orElse = (found: readonly YamlProblem[], other: YamlProblem): readonly YamlProblem[] =>
  found.length > 0 ? found : [other];

function syntaxDiagnostic(file: string, { message, fix, line, column }: YamlProblem): Diagnostic {
  return {
    code: 'SPEC001',
    severity: 'error',
    place: { file, line: Math.max(1, line), column: Math.max(1, column), length: 1 },
    message: `This is not valid YAML: ${message.replace(/\s+/g, ' ').trim().replace(/\.?$/, '.')}`,
    fix,
  };
}

function lineStarts(lines: readonly string[]): number[] {
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
}

/** Number of the line that an offset lies on, from 1. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

function findRange(root: YamlNode, path: SpecPath, on: 'key' | 'value'): readonly [number, number] {
  let node = root;
  let range: readonly [number, number] = [0, 1];
  for (const [index, step] of path.entries()) {
    const entry = node.entries?.get(String(step));
    const item = node.items?.[Number(step)];
    if (entry) range = [entry[0].start, entry[0].end];
    if (entry && on === 'key' && index === path.length - 1) return range;
    const next = entry?.[1] ?? item;
    if (!next) return range;
    node = next;
    // An empty value stays at its key.
    if (node.start !== node.end) range = [node.start, node.end];
  }
  return range;
}

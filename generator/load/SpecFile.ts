import { type Document, isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic, Place } from '../diagnostics/Diagnostic.ts';

/** Kind of a spec file; it follows from the folder the file lies in. */
export type SpecKind =
  | 'app'
  | 'enums'
  | 'roles'
  | 'permissions'
  | 'features'
  | 'operations'
  | 'entities'
  | 'fields'
  | 'forms'
  | 'screens'
  | 'routes'
  | 'redirects'
  | 'menus';

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
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  const lines = text.split('\n');
  if (document.errors.length > 0) {
    return {
      diagnostics: document.errors.map((error) => syntaxDiagnostic(file, error.message, counter.linePos(error.pos[0]))),
    };
  }
  const plain = toPlainData(document);
  if ('problem' in plain) return { diagnostics: [syntaxDiagnostic(file, plain.problem, { line: 1, col: 1 })] };
  const place = (path: SpecPath, on: 'key' | 'value' = 'value'): Place => {
    const range = findRange(document, path, on);
    const start = counter.linePos(range[0]);
    const line = lines[start.line - 1] ?? '';
    const sameLine = counter.linePos(range[1]).line === start.line;
    const length = sameLine ? range[1] - range[0] : line.trimEnd().length - start.col + 1;
    return { file, line: start.line, column: start.col, length: Math.max(1, length) };
  };
  const endLine = (path: SpecPath): number =>
    counter.linePos(Math.max(0, findRange(document, path, 'value')[1] - 1)).line;
  return { spec: { file, kind, lines, value: plain.value, place, endLine }, diagnostics: [] };
}

/** Aliases are followed only here: one that leads nowhere, or to ever more, shows now. */
function toPlainData(document: Document): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: document.toJS() };
  } catch (error) {
    if (error instanceof ReferenceError) return { problem: error.message };
    throw error;
  }
}

function syntaxDiagnostic(file: string, message: string, at: { line: number; col: number }): Diagnostic {
  return {
    code: 'SPEC001',
    severity: 'error',
    place: { file, line: Math.max(1, at.line), column: Math.max(1, at.col), length: 1 },
    message: `This is not valid YAML: ${message.replace(/\s+/g, ' ').trim().replace(/\.?$/, '.')}`,
    fix: 'Check the indentation, quotes and brackets on this line and the one above.',
  };
}

function findRange(document: Document, path: SpecPath, on: 'key' | 'value'): [number, number] {
  let node: unknown = document.contents;
  let range: [number, number] = [0, 1];
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && (isScalar(item.key) ? String(item.key.value) : '') === String(step),
      );
      if (!pair) return range;
      const key = pair.key;
      if (isNode(key) && key.range) range = [key.range[0], key.range[1]];
      if (last && on === 'key') return range;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
    } else {
      return range;
    }
    if (isNode(node) && node.range) range = valueRange(node, range);
  }
  return range;
}

/** A map or list starts at its first entry; a scalar at itself; an empty value stays at its key. */
function valueRange(
  node: { range?: readonly [number, number, number] | null },
  fallback: [number, number],
): [number, number] {
  if (!node.range || node.range[0] === node.range[1]) return fallback;
  return [node.range[0], node.range[1]];
}

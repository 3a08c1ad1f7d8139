/** Path relative to the project → text. What emitters return; only `write/` touches the disk. */
export type EmittedFiles = Map<string, string>;

/** First line of every generated TypeScript file. */
export const generatedNotice = (from: string): string =>
  `// Generated from ${from} by \`npm run spec -- build\`. Do not edit; change the spec instead.\n`;

/** Longest value that is written on one line. */
const flatLimit = 100;

/** Long literals of parts of the model, which nobody changes, by how far they are indented. */
const known: WeakMap<object, string>[] = [];

/**
 * A JavaScript literal of plain data, keys in their given order, unquoted where the language allows. Kept with the
 * data: after one change most parts of the model are the same objects as before.
 */
export function literal(value: unknown, indent = 0): string {
  if (value === null || typeof value !== 'object') return scalar(value);
  known[indent] ??= new WeakMap();
  const before = known[indent].get(value);
  if (before !== undefined) return before;
  const flat = flatLiteral(value, flatLimit);
  if (flat !== undefined) return flat;
  const text = longLiteral(value, indent);
  known[indent].set(value, text);
  return text;
}

function longLiteral(value: object, indent: number): string {
  const inner = '  '.repeat(indent + 1);
  const close = '  '.repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${literal(item, indent + 1)},\n`).join('')}${close}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{\n${entries.map(([key, item]) => `${inner}${propertyName(key)}: ${literal(item, indent + 1)},\n`).join('')}${close}}`;
}

/** The value on one line, or undefined as soon as it is longer than `room`: a large value is never written twice. */
function flatLiteral(value: unknown, room: number): string | undefined {
  if (value === null || typeof value !== 'object') {
    const text = scalar(value);
    return text.length <= room ? text : undefined;
  }
  const isList = Array.isArray(value);
  const parts: string[] = [];
  let length = 4;
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !isList) continue;
    const name = isList ? '' : `${propertyName(key)}: `;
    const text = flatLiteral(item, room - length - name.length);
    if (text === undefined) return undefined;
    parts.push(name + text);
    length += name.length + text.length + 2;
  }
  if (length > room + 2) return undefined;
  if (parts.length === 0) return isList ? '[]' : '{}';
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

function scalar(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** `'a' | 'b'`, or `never` for none. */
export function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => JSON.stringify(name)).join(' | ');
}

export function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Sorted by the key, so that the output does not depend on the order of files. */
export function sortedBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

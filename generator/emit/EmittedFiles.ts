/** Path relative to the project → text. What emitters return; only `write/` touches the disk. */
export type EmittedFiles = Map<string, string>;

/** First line of every generated TypeScript file. */
export const generatedNotice = (from: string): string =>
  `// Generated from ${from} by \`npm run spec -- build\`. Do not edit; change the spec instead.\n`;

/** A JavaScript literal of plain data, keys in their given order, unquoted where the language allows. */
export function literal(value: unknown, indent = 0): string {
  if (value === undefined) return 'undefined';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = '  '.repeat(indent + 1);
  const close = '  '.repeat(indent);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const flat = `[${value.map((item) => literal(item)).join(', ')}]`;
    if (flat.length < 100 && !flat.includes('\n')) return flat;
    return `[\n${value.map((item) => `${inner}${literal(item, indent + 1)},\n`).join('')}${close}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const flat = `{ ${entries.map(([key, item]) => `${propertyName(key)}: ${literal(item)}`).join(', ')} }`;
  if (flat.length < 100 && !flat.includes('\n')) return flat;
  return `{\n${entries.map(([key, item]) => `${inner}${propertyName(key)}: ${literal(item, indent + 1)},\n`).join('')}${close}}`;
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

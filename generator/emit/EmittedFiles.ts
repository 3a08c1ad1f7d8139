/** Path relative to the project → text. What emitters return; only `write/` touches the disk. */
export type EmittedFiles = Map<string, string>;

/** First line of every generated TypeScript file. */
export const generatedNotice = (from: string): string =>
  `// Generated from ${from} by \`npm run spec -- build\`. Do not edit; change the spec instead.\n`;

/** Literals of parts of the model, which nobody changes. */
const known = new WeakMap<object, string>();

/**
 * A JavaScript literal of plain data, keys in their given order. Kept with the data: after one change most parts of the
 * model are the same objects as before. The engine's own printer is many times as fast as one that writes fewer quotes.
 */
export function literal(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = JSON.stringify(value, null, 1);
  known.set(value, text);
  return text;
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

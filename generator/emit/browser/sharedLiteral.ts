import { propertyName } from '../EmittedFiles.ts';

/** Shorter values cost less than a name for them. */
const minimumLength = 20;

/**
 * Plain data as JavaScript in which equal parts are written once: most rules say the same of the same roles. Keys named
 * in `without` are left out at every depth.
 */
export function sharedLiteral(
  value: unknown,
  without: readonly string[] = [],
): { readonly declarations: string; readonly expression: string } {
  const plain = prune(value, new Set(without));
  const { counts, keys } = countParts(plain);
  const names = new Map<string, string>();
  const declarations: string[] = [];
  const print = (part: unknown, isRoot = false): string => {
    if (part === null || typeof part !== 'object') return JSON.stringify(part);
    const key = keys.get(part) ?? '';
    const known = names.get(key);
    if (known !== undefined) return known;
    const text = Array.isArray(part)
      ? `[${part.map((item) => print(item)).join(', ')}]`
      : `{ ${Object.entries(part)
          .map(([name, item]) => `${propertyName(name)}: ${print(item)}`)
          .join(', ')} }`;
    if (isRoot || (counts.get(key) ?? 0) < 2) return text;
    const name = `s${names.size}`;
    names.set(key, name);
    declarations.push(`const ${name} = ${text} as const;\n`);
    return name;
  };
  const expression =
    plain !== null && typeof plain === 'object' && !Array.isArray(plain)
      ? `{\n${Object.entries(plain)
          .map(([name, item]) => `  ${propertyName(name)}: ${print(item)},\n`)
          .join('')}}`
      : print(plain, true);
  return { declarations: declarations.join(''), expression };
}

function prune(value: unknown, without: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => prune(item, without));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => item !== undefined && !without.has(key))
      .map(([key, item]) => [key, prune(item, without)]),
  );
}

/** How often each part occurs, by its text as JSON, and that text of each part: it is made once. */
function countParts(root: unknown): {
  readonly counts: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<object, string>;
} {
  const counts = new Map<string, number>();
  const keys = new Map<object, string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (value !== root) {
      const key = JSON.stringify(value);
      keys.set(value, key);
      if (key.length >= minimumLength) counts.set(key, (counts.get(key) ?? 0) + 1);
      // What stands inside a repeated part is written with it, once.
      if ((counts.get(key) ?? 0) > 1) return;
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit(root);
  return { counts, keys };
}

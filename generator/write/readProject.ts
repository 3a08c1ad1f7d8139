import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CompileInput } from '../compile.ts';
import type { Translations } from '../validate/Rule.ts';

/** Reads the spec folder and the key sets of its translations. */
export function readProject(root: string): CompileInput {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(join(root, 'spec'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.yaml')) continue;
    const path = join(entry.parentPath, entry.name);
    texts.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
  }
  return { texts, translations: readTranslations(root) };
}

function readTranslations(root: string): Translations {
  const translations = new Map<string, Set<string>>();
  for (const language of foldersIn(join(root, 'locales'))) {
    if (language === 'en') continue;
    translations.set(language, keysIn(join(root, 'locales', language, 'spec.json')));
  }
  const isSame = [...translations].every(([language, keys]) => before.get(language) === keys);
  if (!isSame || before.size !== translations.size) before = translations;
  return before;
}

/** The very object of the last time while no translation has changed: nothing that depends on them is done again. */
let before: Translations = new Map();

type Texts = Readonly<Record<string, unknown>>;

/** Files read before, as they were then: while a spec is watched its translations seldom change. */
const known = new Map<string, { readonly stamp: string; readonly texts: Texts; readonly keys: Set<string> }>();

/** Languages that translate the same texts, as complete ones do, share one set: comparing is faster than collecting. */
function keysIn(path: string): Set<string> {
  const stamp = stampOf(path);
  const before = known.get(path);
  if (before?.stamp === stamp) return before.keys;
  const texts = stamp === '' ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Texts);
  const twin = [...known.values()].find((other) => haveSameKeys(other.texts, texts));
  const keys = twin?.keys ?? addKeys(new Set<string>(), texts, '');
  known.set(path, { stamp, texts, keys });
  return keys;
}

/** When a file was changed last, and how long it is; empty for one that is not there. */
function stampOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : `${found.mtimeNs} ${found.size}`;
}

function addKeys(keys: Set<string>, node: Texts, prefix: string): Set<string> {
  for (const key in node) {
    const value = node[key];
    if (isGroup(value)) addKeys(keys, value, `${prefix}${key}.`);
    else keys.add(prefix + key);
  }
  return keys;
}

function haveSameKeys(one: Texts, other: Texts): boolean {
  let count = 0;
  for (const key in one) {
    count += 1;
    const [value, twin] = [one[key], other[key]];
    if (twin === undefined || isGroup(value) !== isGroup(twin)) return false;
    if (isGroup(value) && isGroup(twin) && !haveSameKeys(value, twin)) return false;
  }
  for (const _ in other) count -= 1;
  return count === 0;
}

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

function foldersIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

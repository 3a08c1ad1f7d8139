import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Translations } from '../validate/Rule.ts';

export interface ReadTranslations {
  /** Keys present per language. */
  readonly translations: Translations;
  /** Texts of files that are not valid JSON, by path. */
  readonly broken: Map<string, string>;
}

/** The key sets of the spec's translations. */
export function readTranslations(root: string): ReadTranslations {
  const translations = new Map<string, Set<string>>();
  const broken = new Map<string, string>();
  for (const language of foldersIn(join(root, 'locales'))) {
    if (language === 'en') continue;
    const file = `locales/${language}/spec.json`;
    const read = readKeys(join(root, file));
    translations.set(language, read.keys);
    if (read.broken !== undefined) broken.set(file, read.broken);
  }
  return { translations: sameAsBefore(translations), broken };
}

function sameAsBefore(translations: Translations): Translations {
  const isSame = [...translations].every(([language, keys]) => before.get(language) === keys);
  if (!isSame || before.size !== translations.size) before = translations;
  return before;
}

/** The very object of the last time while no translation has changed: nothing that depends on them is done again. */
let before: Translations = new Map();

type Texts = Readonly<Record<string, unknown>>;

interface ReadFile {
  readonly stamp: string;
  readonly texts: Texts;
  readonly keys: Set<string>;
  /** The text of one that is not valid JSON; it has no keys. */
  readonly broken?: string;
}

/** Files read before, as they were then: while a spec is watched its translations seldom change. */
const known = new Map<string, ReadFile>();

/** Languages that translate the same texts, as complete ones do, share one set: comparing is faster than collecting. */
function readKeys(path: string): ReadFile {
  const stamp = stampOf(path);
  const before = known.get(path);
  if (before?.stamp === stamp) return before;
  const parsed = stamp === '' ? { texts: {} } : parse(readFileSync(path, 'utf8'));
  const twin = [...known.values()].find((other) => haveSameKeys(other.texts, parsed.texts));
  const read = { stamp, ...parsed, keys: twin?.keys ?? addKeys(new Set<string>(), parsed.texts, '') };
  known.set(path, read);
  return read;
}

function parse(text: string): Pick<ReadFile, 'texts' | 'broken'> {
  try {
    return { texts: JSON.parse(text) as Texts };
  } catch {
    // SPEC010 finds the place.
    return { texts: {}, broken: text };
  }
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

import { readdirSync, readFileSync } from 'node:fs';
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
    translations.set(language, keysOf(readIfThere(join(root, 'locales', language, 'spec.json')) ?? '{}'));
  }
  const isSame = [...translations].every(([language, keys]) => before.get(language) === keys);
  if (!isSame || before.size !== translations.size) before = translations;
  return before;
}

/** The very object of the last time while no translation has changed: nothing that depends on them is done again. */
let before: Translations = new Map();

/** Keys of texts read before: while a spec is watched its translations seldom change. */
const known = new Map<string, Set<string>>();
const MAX_KNOWN = 50;

function keysOf(text: string): Set<string> {
  const before = known.get(text);
  if (before !== undefined) return before;
  const keys = new Set<string>();
  addKeys(keys, JSON.parse(text) as Readonly<Record<string, unknown>>, '');
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, keys);
  return keys;
}

function addKeys(keys: Set<string>, node: Readonly<Record<string, unknown>>, prefix: string): void {
  for (const key in node) {
    const value = node[key];
    if (typeof value === 'object' && value !== null) addKeys(keys, value as typeof node, `${prefix}${key}.`);
    else keys.add(prefix + key);
  }
}

function foldersIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

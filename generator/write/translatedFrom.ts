import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../model/Model.ts';

/** Committed beside the translations: the English text that those of each key were made of. */
export const translatedFromFile = 'locales/translatedFrom.json';

let known:
  | { readonly stamp: string; readonly text: string; readonly texts: ReadonlyMap<string, string> | undefined }
  | undefined;

/** Nothing where nobody keeps count; the very object of the last time while the file has not changed. */
export function readTranslatedFrom(root: string, broken: Map<string, string>): ReadonlyMap<string, string> | undefined {
  const path = join(root, translatedFromFile);
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const stamp = `${path} ${found.mtimeNs} ${found.size}`;
  if (known?.stamp !== stamp) {
    const text = readFileSync(path, 'utf8');
    known = { stamp, text, texts: parse(text) };
  }
  if (known.texts === undefined) broken.set(translatedFromFile, known.text);
  return known.texts;
}

function parse(text: string): ReadonlyMap<string, string> | undefined {
  try {
    return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  } catch {
    // SPEC010 finds the place.
    return undefined;
  }
}

/**
 * What the file should hold: each text there is, with the English that it was translated from. One that has changed
 * keeps the old English until somebody says that its translations fit; with `fitting`, these are said to.
 */
export function translatedFromText(
  texts: Model['texts'],
  before: ReadonlyMap<string, string> | undefined,
  fitting: ReadonlySet<string> = new Set(),
): string {
  const entries = texts
    // The tenant's own word needs no translation, but may have one, which is as old as any other.
    .filter(({ sameEverywhere, english }) => !sameEverywhere || english.includes('{{'))
    .map(({ key, english }) => [key, fitting.has(key) ? english : (before?.get(key) ?? english)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Writes it when it differs. */
export function writeTranslatedFrom(root: string, text: string): boolean {
  const path = join(root, translatedFromFile);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(path, text);
  return true;
}

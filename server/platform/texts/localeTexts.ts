/** The product's own texts, for what the server itself says to a reader: one file per language and namespace. */
import { readFileSync } from 'node:fs';
import { startupVariables } from '#domain/text/startupWords.ts';
import { ENGLISH, isKnownLanguage } from './languages.ts';

const root = new URL('../../../', import.meta.url);
const files = new Map<string, ReadonlyMap<string, string>>();

export type TextValues = Readonly<Record<string, string | number>>;

/** A text by its key; English where a language has none, null where English has none either. */
export function localeText(language: string, namespace: string, key: string, values: TextValues = {}): string | null {
  const own = isKnownLanguage(language) ? language : ENGLISH;
  const text = texts(own, namespace).get(key) ?? texts(ENGLISH, namespace).get(key);
  if (text === undefined) return null;
  const all: TextValues = { ...startupVariables(own), ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(all[name] ?? place));
}

/** Every key of a namespace, as English has them. */
export function textKeys(namespace: string): readonly string[] {
  return [...texts(ENGLISH, namespace).keys()];
}

function texts(language: string, namespace: string): ReadonlyMap<string, string> {
  const name = `${language}/${namespace}`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const isSpecInEnglish = namespace === 'spec' && language === ENGLISH;
  const path = isSpecInEnglish ? 'src/generated/locales/en/spec.json' : `locales/${name}.json`;
  const loaded = new Map(flat(JSON.parse(readFileSync(new URL(path, root), 'utf8')), ''));
  files.set(name, loaded);
  return loaded;
}

function flat(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, prefix === '' ? key : `${prefix}.${key}`));
}

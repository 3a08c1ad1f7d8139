/** The interface's own texts, for what the server itself says to a reader: one file per language and namespace. */
import { readFileSync } from 'node:fs';
import { languages } from '#domain/generated/constants.gen.ts';
import type { RequestContext } from '#server/graphql/context.ts';

const FALLBACK = 'en';
const root = new URL('../../', import.meta.url);
const files = new Map<string, ReadonlyMap<string, string>>();

/** The reader's own language, else the tenant's, else English (requirement 000 §1). */
export function languageOf({ viewer, tenant }: RequestContext): string {
  return [viewer?.language, tenant.defaultLanguage].find(isKnown) ?? FALLBACK;
}

/** A text by its key; English where a language has none, null where English has none either. */
export function localeText(
  language: string,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | null {
  const own = isKnown(language) ? language : FALLBACK;
  const text = texts(own, namespace).get(key) ?? texts(FALLBACK, namespace).get(key);
  if (text === undefined) return null;
  const all: Readonly<Record<string, string | number>> = { startup: 'Startup', startups: 'Startups', ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => String(all[name] ?? token));
}

function texts(language: string, namespace: string): ReadonlyMap<string, string> {
  const name = `${language}/${namespace}`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const isSpecInEnglish = namespace === 'spec' && language === FALLBACK;
  const path = isSpecInEnglish ? 'src/generated/locales/en/spec.json' : `locales/${name}.json`;
  const loaded = new Map(flat(JSON.parse(readFileSync(new URL(path, root), 'utf8')), ''));
  files.set(name, loaded);
  return loaded;
}

function flat(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, prefix === '' ? key : `${prefix}.${key}`));
}

function isKnown(language: string | null | undefined): language is string {
  return languages.some(({ id }) => id === language);
}

import { type OwnWord, ownWord } from '#domain/text/ownWords.ts';
import { labelIn, startupVariables, withStartupLabel } from '#domain/text/startupWords.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { ENGLISH, isKnownLanguage } from './languages.ts';
import { localeText, type TextValues } from './localeTexts.ts';

/** Whoever reads what the server says: their language, and what their organisation calls a startup. */
export interface TextReader {
  readonly language: string;
  /** Null for the usual word. */
  readonly startupLabel: string | null;
  /** What the organisation says otherwise; nothing where nobody asks. */
  readonly ownWords?: readonly OwnWord[];
}

/** Of whom nothing is known: logs, and callers within the server. */
export const englishReader: TextReader = { language: ENGLISH, startupLabel: null };

/** Of a request: what its reader's language is known by. */
export interface Reading {
  readonly viewer: { readonly language: string | null } | null;
  readonly wishedLanguage: string | null;
  readonly tenant: Tenant;
}

/** The user's own language, else the dearest that the client asks for, else the tenant's (requirement 000 §1). */
export function languageOf({ viewer, wishedLanguage, tenant }: Reading): string {
  return [viewer?.language, wishedLanguage, tenant.defaultLanguage].find(isKnownLanguage) ?? ENGLISH;
}

/** The reader of an answer. */
export function readerOfAnswer(context: Reading): TextReader {
  return readerIn(languageOf(context), context.tenant);
}

/** Somebody of a tenant who reads a language; the tenant's where they have none. */
export function readerIn(language: string | null, tenant: Tenant | null): TextReader {
  const known = [language, tenant?.defaultLanguage].find(isKnownLanguage) ?? ENGLISH;
  const labels = tenant?.startupLabels ?? null;
  const startupLabel = (labels && labelIn(labels, known)) || null;
  const ownWords = tenant?.ownWords ?? [];
  return { language: known, startupLabel, ...(ownWords.length > 0 && { ownWords }) };
}

/** A text as its reader is to see it; null where there is none by that key. Names in it stay as they are. */
export function textFor(reader: TextReader, namespace: string, key: string, values: TextValues = {}): string | null {
  const said = namespace === 'spec' && reader.ownWords ? ownWord(reader.ownWords, reader.language, key) : null;
  // Relabelled before the places are filled: a name is nobody's word for a startup.
  const text =
    said === null
      ? localeText(reader.language, namespace, key, unfilled(values))
      : filled(said, { ...startupVariables(reader.language), ...unfilled(values) });
  if (text === null) return null;
  const ours = withStartupLabel(text, reader.startupLabel, reader.language);
  return filled(ours, Object.fromEntries(Object.values(values).map((value, at) => [placeOf(at), value])));
}

const filled = (text: string, values: TextValues): string =>
  text.replace(PLACE, (place, name: string) => String(values[name] ?? place));

const PLACE = /\{\{(\w+)\}\}/g;

/** Places without their names: a place for the name of a startup must not be taken for the word. */
const unfilled = (values: TextValues): TextValues =>
  Object.fromEntries(Object.keys(values).map((name, at) => [name, `{{${placeOf(at)}}}`]));

const placeOf = (at: number): string => `place${at}`;

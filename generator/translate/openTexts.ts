import type { Model } from '../model/Model.ts';
import type { Locale } from './Locale.ts';

/** A text that waits for a translator: several keys with the same English are one. */
export interface OpenText {
  readonly language: string;
  readonly english: string;
  readonly keys: readonly string[];
  readonly state: 'missing' | 'stale';
  /** What stands there now, and the English that it was made of. */
  readonly now?: string;
  readonly was?: string;
}

/** What is missing or stale in a language, in the order of the spec. */
export function openTexts(
  texts: Model['texts'],
  locale: Locale,
  translatedFrom: ReadonlyMap<string, string> | undefined,
): readonly OpenText[] {
  const open = new Map<string, OpenText>();
  for (const { key, english, sameEverywhere } of texts) {
    const now = locale.texts.get(key);
    const was = translatedFrom?.get(key);
    const isStale = now !== undefined && was !== undefined && was !== english;
    if (sameEverywhere || (now !== undefined && !isStale)) continue;
    const id = `${isStale ? `${was}\u0000${now}` : ''}\u0000${english}`;
    const known = open.get(id);
    const rest = isStale ? { state: 'stale' as const, now, was } : { state: 'missing' as const };
    open.set(id, { language: locale.language, english, keys: [...(known?.keys ?? []), key], ...rest });
  }
  return [...open.values()];
}

/**
 * Translations of words that the language has already, by their English: those that all keys, or by far most of them,
 * agree on. So Save and Created at are never asked for anew.
 */
export function sharedWords(
  texts: Model['texts'],
  locale: Locale,
  translatedFrom: ReadonlyMap<string, string> | undefined,
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, english } of texts) {
    const text = locale.texts.get(key);
    if (text === undefined || (translatedFrom?.get(key) ?? english) !== english) continue;
    const own = counts.get(english) ?? new Map<string, number>();
    own.set(text, (own.get(text) ?? 0) + 1);
    counts.set(english, own);
  }
  return new Map([...counts].flatMap(([english, own]) => agreed(own).map((text): [string, string] => [english, text])));
}

function agreed(counts: ReadonlyMap<string, number>): readonly string[] {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first) return [];
  return second === undefined || first[1] >= 4 * second[1] ? [first[0]] : [];
}

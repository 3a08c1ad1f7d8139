import i18next from 'i18next';
import type { OwnWord } from '#domain/text/ownWords.ts';

const NAMESPACE = 'spec';
const none: readonly OwnWord[] = [];

let words = none;
/** The usual texts that are covered now. */
const covered = new Map<string, OwnWord>();

/** Puts an organisation's words in the place of the usual ones, on the whole page; those of before go back. */
export function setOwnWords(next: readonly OwnWord[] = none): void {
  if (JSON.stringify(next) === JSON.stringify(words)) return;
  words = next;
  for (const { language, key, text } of covered.values()) write(language, key, text);
  covered.clear();
  cover();
  // Everything on the page is said anew.
  i18next.emit('languageChanged', i18next.language);
}

/** Texts come by language as they are asked for. */
i18next.on('loaded', cover);

function cover(): void {
  for (const { language, key, text } of words) {
    const usual = usualText(language, key);
    if (usual === null) continue;
    covered.set(`${language} ${key}`, { language, key, text: usual });
    write(language, key, text);
  }
}

const write = (language: string, key: string, text: string): void => {
  i18next.addResource(language, NAMESPACE, key, text, { silent: true });
};

/** A text of the spec in the product's own words; null while its language is not there, or where there is none. */
export function usualText(language: string, key: string): string | null {
  const known = covered.get(`${language} ${key}`)?.text;
  const text: unknown = known ?? i18next.getResource(language, NAMESPACE, key);
  return typeof text === 'string' ? text : null;
}

/** Resolves when the texts of a language are there to be looked at. */
export async function loadSpecTexts(language: string): Promise<void> {
  await i18next.loadLanguages(language);
  await i18next.loadNamespaces(NAMESPACE);
}

/** All texts of the spec in a language, as they are said now, by key. */
export function specTexts(language: string): ReadonlyMap<string, string> {
  const bundle: Readonly<Record<string, unknown>> = i18next.getResourceBundle(language, NAMESPACE) ?? {};
  return new Map(Object.entries(bundle).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

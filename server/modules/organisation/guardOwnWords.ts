import { MOST_OWN_WORDS, type OwnWord, readOwnWords, strangePlace } from '#domain/text/ownWords.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { ENGLISH } from '#server/platform/texts/languages.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';

const path = 'input.ownWords';

/**
 * An organisation's own words stand for texts that there are, and have no places that nothing fills. Words of a text that
 * a later version of the product lacks stay where they are, unread, until somebody takes them out.
 */
export const guardOwnWords: WriteHook = async ({ before, after }) => {
  const problems = problemsOfWords(readOwnWords(after?.ownWords), readOwnWords(before?.ownWords));
  if (problems.length > 0) throw new ValidationError(problems);
};

/** What is wrong with words that follow others. */
export function problemsOfWords(words: readonly OwnWord[], before: readonly OwnWord[]): FieldProblem[] {
  const known = new Set(before.map(textOf));
  const problems = words.filter((word) => !known.has(textOf(word))).flatMap(problemsOf);
  if (words.length > MOST_OWN_WORDS) problems.push({ path, reason: 'tooManyWords', values: { count: MOST_OWN_WORDS } });
  const twice = words.find((word, index) => words.findIndex((one) => placeOf(one) === placeOf(word)) < index);
  if (twice) problems.push({ path, reason: 'wordsTwice', values: { key: twice.key } });
  return problems;
}

function problemsOf({ key, language, text }: OwnWord): FieldProblem[] {
  const usual = localeText(ENGLISH, 'spec', key) === null ? null : rawText(language, key);
  if (usual === null) return [{ path, reason: 'textUnknown', values: { key } }];
  if (text.trim() === '') return [{ path, reason: 'required' }];
  const place = strangePlace(text, usual);
  return place === null ? [] : [{ path, reason: 'placeUnknown', values: { place: `{{${place}}}`, key } }];
}

/** With its places as they are written. */
export const rawText = (language: string, key: string): string | null =>
  localeText(language, 'spec', key, { startup: '{{startup}}', startups: '{{startups}}' });

const placeOf = ({ key, language }: OwnWord): string => `${language} ${key}`;
const textOf = (word: OwnWord): string => `${placeOf(word)} ${word.text}`;

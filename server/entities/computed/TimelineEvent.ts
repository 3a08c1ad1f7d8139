import { textKeys } from '#server/platform/texts/localeTexts.ts';
import { MOST_READERS, remembered } from '#server/platform/texts/remembered.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ComputedField } from './ComputedField.ts';

/** What becomes of startups is said with these. */
const PREFIX = 'startup.';
const NAME = '{{name}}';

/** The sentences about startups in the reader's language, with a place for the name. */
const sentencesFor = remembered(MOST_READERS, (reader: TextReader): string => {
  const keys = textKeys('notices').filter((key) => key.startsWith(PREFIX));
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, textFor(reader, 'notices', key, { name: NAME })])));
});

/** What the product says on a timeline, in the language of whoever reads it; null for people's own words. */
export const noticeOfTimeline: ComputedField = ({ alias, parameters, textReader }) => {
  const sentence = `(${parameters.add(sentencesFor(textReader()), 'jsonb')} ->> ${alias}.text_key)`;
  return `replace(${sentence}, '${NAME}', coalesce(${alias}.text_values ->> 'name', ''))`;
};

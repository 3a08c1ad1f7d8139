import { textKeys } from '#server/platform/texts/localeTexts.ts';
import { MOST_READERS, remembered } from '#server/platform/texts/remembered.ts';
import { inEveryLanguage } from '#server/platform/texts/respoken.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ComputedField } from './ComputedField.ts';

const PREFIX = 'enum.TaskType.';

/** How the tasks of each kind that the product makes itself are called in the reader's language, and in all. */
const usualNamesFor = remembered(MOST_READERS, (reader: TextReader): string => {
  const kinds = textKeys('spec').filter((key) => key.startsWith(PREFIX));
  const entries = kinds.map((key) => [
    key.slice(PREFIX.length),
    { said: textFor(reader, 'spec', key), names: inEveryLanguage(key) },
  ]);
  return JSON.stringify(Object.fromEntries(entries));
});

/** The name that somebody gave a task; of one that the product made, what there is to do, in the reader's language. */
export const nameOfTask: ComputedField = ({ alias, parameters, textReader }) => {
  const usual = `(${parameters.add(usualNamesFor(textReader()), 'jsonb')} -> ${alias}.task_type)`;
  return `case when ${alias}.task_type <> 'normal' and ${usual} -> 'names' ? ${alias}.name
    then ${usual} ->> 'said' else ${alias}.name end`;
};

import { textKeys } from '#server/platform/texts/localeTexts.ts';
import { MOST_READERS, remembered } from '#server/platform/texts/remembered.ts';
import { calledKeys, inEveryLanguage } from '#server/platform/texts/respoken.ts';
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

/** What automations call tasks, in the reader's language. */
const calledFor = remembered(MOST_READERS, (reader: TextReader): string =>
  JSON.stringify(Object.fromEntries(calledKeys().map((key) => [key, textFor(reader, 'spec', key)]))),
);

/** The name that somebody gave a task; of one that the product made, what there is to do, in the reader's language. */
export const nameOfTask: ComputedField = ({ alias, parameters, textReader }) => {
  const usual = `(${parameters.add(usualNamesFor(textReader()), 'jsonb')} -> ${alias}.task_type)`;
  const called = `(${parameters.add(calledFor(textReader()), 'jsonb')} ->> ${alias}.text_key)`;
  return `case when ${alias}.task_type <> 'normal' and ${usual} -> 'names' ? ${alias}.name
    then ${usual} ->> 'said'
    when ${called} is not null then concat_ws(' – ', ${called}, nullif(${alias}.text_values ->> 'name', ''))
    else ${alias}.name end`;
};

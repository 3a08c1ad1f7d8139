import { entities } from '#server/generated/entities.gen.ts';
import { MOST_READERS, remembered } from '#server/platform/texts/remembered.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ComputedField } from './ComputedField.ts';

/** How the reader calls each kind of record (under an empty name) and its fields. */
const dictionaryOf = remembered(MOST_READERS, (reader: TextReader): string => {
  const say = (key: string) => textFor(reader, 'spec', key);
  const words = Object.values(entities).map(({ name, fields }) => [
    name,
    {
      '': say(`entity.${name}.one`) ?? name,
      invitation: textFor(reader, 'records', 'change.invitation'),
      ...Object.fromEntries(fields.map((field) => [field.name, say(`field.${name}.${field.name}`) ?? field.name])),
    },
  ]);
  return JSON.stringify(Object.fromEntries(words));
});

/** The kind of record by its label; one that the spec no longer has by its name. */
export const recordTypeOfEntry: ComputedField = ({ alias, parameters, textReader }) => {
  const words = parameters.add(dictionaryOf(textReader()), 'jsonb');
  return `coalesce(${words} -> ${alias}.record_type ->> '', ${alias}.record_type)`;
};

/** The fields that changed by their labels. */
export const changesOfEntry: ComputedField = ({ alias, parameters, textReader, nextAlias }) => {
  const change = nextAlias();
  const words = parameters.add(dictionaryOf(textReader()), 'jsonb');
  return `(select coalesce(json_agg(coalesce(${words} -> ${alias}.record_type ->> ${change}.name, ${change}.name)
      order by ${change}.place), '[]')
    from unnest(${alias}.changes) with ordinality as ${change}(name, place))`;
};

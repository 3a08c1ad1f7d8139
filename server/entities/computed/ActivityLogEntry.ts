import { stateChange } from '#domain/activity/stateChange.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { textKeys } from '#server/platform/texts/localeTexts.ts';
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
      ...Object.fromEntries(
        fields.flatMap((field) => {
          const label = say(`field.${name}.${field.name}`) ?? field.name;
          return [[field.name, label], ...statesOf(reader, field, label)];
        }),
      ),
    },
  ]);
  return JSON.stringify(Object.fromEntries(words));
});

/** What it is called that a record has come to each of its states. */
function statesOf(reader: TextReader, field: FieldMeta, label: string): [string, string][] {
  if (field.enum === undefined || field.name !== 'status') return [];
  const prefix = `enum.${field.enum}.`;
  return textKeys('spec')
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const state = textFor(reader, 'spec', key) ?? '';
      const change = textFor(reader, 'records', 'change.state', { field: label, state }) ?? state;
      return [stateChange(field.name, key.slice(prefix.length)), change];
    });
}

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

import { stateChange } from '#domain/activity/stateChange.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { labelsInForms } from '#server/generated/fieldTexts.gen.ts';
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
          const path = `${name}.${field.name}`;
          // As it is called where it is changed.
          const label = say(labelsInForms[path] ?? `field.${path}`) ?? field.name;
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

/** The kind of record by its label, of what stands on a timeline by what it is there; one that the spec no longer has by its name. */
export const recordTypeOfEntry: ComputedField = ({ alias, parameters, textReader, nextAlias }) => {
  const words = parameters.add(dictionaryOf(textReader()), 'jsonb');
  const label = `coalesce(${words} -> ${alias}.record_type ->> '', ${alias}.record_type)`;
  if (!ITEM_KIND) return label;
  const kinds = parameters.add(kindsOfItems(textReader()), 'jsonb');
  const item = nextAlias();
  return `case when ${alias}.record_type = '${ITEM}' then coalesce((select ${kinds} ->> ${item}.event_type
    from timeline_event ${item} where ${item}.tenant_id = ${alias}.tenant_id and ${item}.id = ${alias}.record_id), ${label})
    else ${label} end`;
};

const ITEM = 'TimelineEvent';
/** Enumeration of what stands on timelines; there is none in a product without them. */
const ITEM_KIND = Object.values(entities)
  .find(({ name }) => name === ITEM)
  ?.fields.find(({ name }) => name === 'eventType')?.enum;

const kindsOfItems = remembered(MOST_READERS, (reader: TextReader): string => {
  const prefix = `enum.${ITEM_KIND}.`;
  const keys = textKeys('spec').filter((key) => key.startsWith(prefix));
  return JSON.stringify(
    Object.fromEntries(keys.map((key) => [key.slice(prefix.length), textFor(reader, 'spec', key)])),
  );
});

/** The fields that changed by their labels. */
export const changesOfEntry: ComputedField = ({ alias, parameters, textReader, nextAlias }) => {
  const change = nextAlias();
  const words = parameters.add(dictionaryOf(textReader()), 'jsonb');
  return `(select coalesce(json_agg(coalesce(${words} -> ${alias}.record_type ->> ${change}.name, ${change}.name)
      order by ${change}.place), '[]')
    from unnest(${alias}.changes) with ordinality as ${change}(name, place))`;
};

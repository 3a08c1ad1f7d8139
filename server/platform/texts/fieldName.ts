import { fieldLabel } from './fieldLabel.ts';
import { ENGLISH } from './languages.ts';
import type { SpecName } from './refusals.ts';
import { type TextReader, textFor } from './textReader.ts';

/**
 * How a field or a kind of record is called. In English fields are called by their names, which the requirement's sentences
 * are made of; parts of a field (`link`, `url`) say too little by theirs.
 */
export function fieldName(
  reader: TextReader,
  { spec, name: given, isInside = false, isMany = false }: SpecName,
): string {
  const path = spec.split('.');
  const name = fieldLabel(given ?? path.at(-1) ?? '');
  const isByName = reader.language === ENGLISH && (given !== undefined || path.length === FIELD_OF_RECORD);
  const label = isByName ? name : (textFor(reader, 'spec', textKeyOf(path, isMany)) ?? name);
  return isInside && reader.language === ENGLISH ? label.toLowerCase() : label;
}

/** An entity and one of its fields. */
const FIELD_OF_RECORD = 2;

/** Labels of parts stand beside those of fields: `IncubatorEvent.location.link` is called `location_link` there. */
function textKeyOf([entity = '', ...path]: readonly string[], isMany: boolean): string {
  return path.length === 0 ? `entity.${entity}.${isMany ? 'many' : 'one'}` : `field.${entity}.${path.join('_')}`;
}

import type { Arrangement, FieldHelp } from '#domain/arrangement/arranged.ts';
import type { FormFieldMeta } from '#domain/model/forms.ts';
import type { LabelValue } from '#domain/text/startupWords.ts';
import { type FormValues, isSame } from '#src/forms/formValues.ts';

/** What an organisation says of a field, as a form holds it: its help by language, and what is begun with. */
export function ownParts({ help, defaults }: Arrangement, { name, default: usual }: FormFieldMeta): FormValues {
  const said = Object.entries(help?.[name] ?? {}).map(([language, value]) => ({ language, value }));
  const begin = defaults?.[name] ?? usual;
  return { help: said, ...(begin !== undefined && { begin }) };
}

/** An arrangement in which a field has these parts; what is empty, or as the product has it, is left out. */
export function withParts(own: Arrangement, { name, default: usual }: FormFieldMeta, parts: FormValues): Arrangement {
  const { help, defaults, ...place } = own;
  const said = helpOf(parts.help);
  const nextHelp = { ...without(help, name), ...(Object.keys(said).length > 0 && { [name]: said }) };
  const isOwn = !isEmpty(parts.begin) && !isSame(parts.begin, usual) && !(usual === undefined && parts.begin === false);
  const nextDefaults = { ...without(defaults, name), ...(isOwn && { [name]: parts.begin }) };
  return {
    ...place,
    ...(Object.keys(nextHelp).length > 0 && { help: nextHelp }),
    ...(Object.keys(nextDefaults).length > 0 && { defaults: nextDefaults }),
  };
}

const helpOf = (labels: unknown): FieldHelp =>
  Object.fromEntries(
    (Array.isArray(labels) ? (labels as readonly LabelValue[]) : []).map(({ language, value }) => [language, value]),
  );

const without = <Value>(values: Readonly<Record<string, Value>> = {}, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

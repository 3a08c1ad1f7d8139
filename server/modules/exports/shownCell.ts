import type { FieldType } from '#domain/model/entity.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { fieldLabel } from '#server/platform/texts/fieldLabel.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import { MOST_READERS, remembered } from '#server/platform/texts/remembered.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ExportColumn, ExportType } from './exportTypes.ts';

/** Headings in the reader's words; two columns of one reference are told apart by what is read of it. */
export function headings(reader: TextReader, { entity, columns }: ExportType): string[] {
  return columns.map(({ field, path }) => {
    const label = textFor(reader, 'spec', `field.${entity}.${field}`) ?? fieldLabel(field);
    const inner = path.split('.')[1];
    const isShared = columns.filter((other) => other.field === field).length > 1;
    return isShared && inner !== undefined ? `${label}: ${innerLabel(reader, entity, field, inner)}` : label;
  });
}

/** Of a part of a value, or of the record that the field refers to. */
function innerLabel(reader: TextReader, entity: string, field: string, inner: string): string {
  const target = specCatalog.get(entity).fields.get(field)?.entity;
  const key = target === undefined ? `field.${entity}.${field}_${inner}` : `field.${target}.${inner}`;
  return textFor(reader, 'spec', key) ?? fieldLabel(inner);
}

/** Who takes a table along, and the zone of their organisation. */
export interface CellReader {
  readonly reader: TextReader;
  readonly timeZone: string;
}

/** One value as a person reads it: choices by their label, moments in the organisation's zone. */
export function shownValue(to: CellReader, entity: string, column: ExportColumn, value: unknown): string {
  if (column.enum !== undefined) return textFor(to.reader, 'spec', `enum.${column.enum}.${value}`) ?? String(value);
  return typeof value === 'string' ? momentText(to, typeOf(entity, column), value) : String(value);
}

/** What the spec says the column holds. The value cannot tell: people type dates into texts as well. */
function typeOf(entity: string, { path }: ExportColumn): FieldType | undefined {
  const [name = '', inner] = path.split('.');
  const field = specCatalog.get(entity).fields.get(name);
  if (inner === undefined || field === undefined) return field?.type;
  const fields = field.entity === undefined ? field.fields : [...specCatalog.get(field.entity).fields.values()];
  return fields?.find((one) => one.name === inner)?.type;
}

/** A day or an instant as it is written in the reader's language; any other text as it is. */
function momentText(
  { reader: { language }, timeZone }: CellReader,
  type: FieldType | undefined,
  value: string,
): string {
  const isDay = type === 'date';
  const moment = new Date(value);
  if ((!isDay && type !== 'dateTime') || Number.isNaN(moment.getTime())) return value;
  return momentFormat({ language, isDay, timeZone: isDay ? 'UTC' : timeZone }).format(moment);
}

interface MomentFormat {
  readonly language: string;
  readonly isDay: boolean;
  readonly timeZone: string;
}

/** An export of a thousand rows has thousands of moments, and making a formatter takes longer than formatting. */
const momentFormat = remembered(
  MOST_READERS,
  ({ language, isDay, timeZone }: MomentFormat) =>
    new Intl.DateTimeFormat(languageTag(language), {
      dateStyle: 'medium',
      ...(isDay ? {} : { timeStyle: 'short' }),
      timeZone,
    }),
);

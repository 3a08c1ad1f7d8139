import { specCatalog } from '#server/entities/specCatalog.ts';
import { fieldLabel } from '#server/entities/write/fieldLabel.ts';
import { languageTag } from '#server/texts/languages.ts';
import { type TextReader, textFor } from '#server/texts/textReader.ts';
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

/** One value as a person reads it: choices by their label, moments in the organisation's zone. */
export function shownValue(reader: TextReader, timeZone: string, column: ExportColumn, value: unknown): string {
  if (column.enum !== undefined) return textFor(reader, 'spec', `enum.${column.enum}.${value}`) ?? String(value);
  return typeof value === 'string' ? (momentText(reader, timeZone, value) ?? value) : String(value);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An instant or a day as it is written in the reader's language; null for any other text. */
function momentText({ language }: TextReader, timeZone: string, value: string): string | null {
  if (DAY.test(value)) return format(language, { dateStyle: 'medium', timeZone: 'UTC' }, value);
  return INSTANT.test(value) ? format(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }, value) : null;
}

function format(language: string, options: Intl.DateTimeFormatOptions, value: string): string {
  return new Intl.DateTimeFormat(languageTag(language), options).format(new Date(value));
}

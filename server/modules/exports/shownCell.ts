import { wallClock } from '#domain/dates/zonedDays.ts';
import type { FieldType } from '#domain/model/entity.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { fieldLabel } from '#server/platform/texts/fieldLabel.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ExportColumn, ExportType } from './exportTypes.ts';

/** Headings in the reader's words; two columns of one reference are told apart by what is read of it, moments say their zone. */
export function headings({ reader, timeZone }: CellReader, { entity, columns }: ExportType): string[] {
  return columns.map((column) => {
    const { field, path } = column;
    const label = textFor(reader, 'spec', `field.${entity}.${field}`) ?? fieldLabel(field);
    const inner = path.split('.')[1];
    const isShared = columns.filter((other) => other.field === field).length > 1;
    const name = isShared && inner !== undefined ? `${label}: ${innerLabel(reader, entity, field, inner)}` : label;
    return typeOf(entity, column) === 'dateTime' ? `${name} (${timeZone})` : name;
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

/** One value as a person reads it: choices by their label, moments by the clock of the organisation's zone. */
export function shownValue(to: CellReader, entity: string, column: ExportColumn, value: unknown): string {
  if (column.enum !== undefined) return textFor(to.reader, 'spec', `enum.${column.enum}.${value}`) ?? String(value);
  return typeof value === 'string' ? momentText(to.timeZone, typeOf(entity, column), value) : String(value);
}

/** What the spec says the column holds. The value cannot tell: people type dates into texts as well. */
function typeOf(entity: string, { path }: ExportColumn): FieldType | undefined {
  const [name = '', inner] = path.split('.');
  const field = specCatalog.get(entity).fields.get(name);
  if (inner === undefined || field === undefined) return field?.type;
  const fields = field.entity === undefined ? field.fields : [...specCatalog.get(field.entity).fields.values()];
  return fields?.find((one) => one.name === inner)?.type;
}

/** An instant by the organisation's clock, as sheets sort and calculate with it; any other text as it is, days too. */
function momentText(timeZone: string, type: FieldType | undefined, value: string): string {
  const instant = Date.parse(value);
  if (type !== 'dateTime' || Number.isNaN(instant)) return value;
  return new Date(wallClock(timeZone, instant)).toISOString().slice(0, 16).replace('T', ' ');
}

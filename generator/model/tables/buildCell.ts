import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { CellMeta, ColumnMeta } from '#domain/model/screens.ts';
import { entryOf } from '../buildForm.ts';
import type { FormSource } from '../Draft.ts';
import type { ColumnSource } from '../ScreenContext.ts';

/** What is entered with one plain control. */
const plain: ReadonlySet<string> = new Set(['text', 'int', 'float', 'money', 'date', 'bool', 'enum', 'ref']);

/** Settings of a form's field that change nothing of how its value is entered. */
const words: ReadonlySet<string> = new Set(['field', 'label', 'group', 'help', 'placeholder']);

/**
 * How the value of a column is changed in its cell: where the form to edit a row asks for the same field, and asks for it
 * plainly. A column that leads somewhere is clicked to go there; one of another record is changed on that record.
 */
export function cellOf(
  entity: EntityMeta,
  formFields: FormFields,
  column: ColumnSource,
): Pick<ColumnMeta, 'cell'> | undefined {
  if (typeof column === 'object' && (column.link !== undefined || column.editable === false)) return undefined;
  const path = typeof column === 'string' ? column : column.field;
  const field = entity.fields.find(({ name }) => name === path);
  return field && isPlain(field) && asksPlainly(formFields, path) ? { cell: cellMetaOf(field) } : undefined;
}

/** What the form to edit a row asks for; nothing where the table has none. */
export type FormFields = FormSource['fields'];

function asksPlainly(fields: FormFields, path: string): boolean {
  const entry = fields.map(entryOf).find(({ field }) => field === path);
  return entry !== undefined && Object.keys(entry).every((setting) => words.has(setting));
}

const isPlain = ({ type, as, readonly, via, hidden }: FieldMeta): boolean =>
  plain.has(type) && as === undefined && !readonly && via === undefined && !hidden;

function cellMetaOf({ name, type, required, min, max, entity, among }: FieldMeta): CellMeta {
  return {
    field: name,
    type: type as CellMeta['type'],
    ...(required && { required }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(entity && { entity }),
    ...(among && { among }),
  };
}

import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';

const NAME_LENGTH = 300;

/**
 * How a record is called in lists of what happened. Read from the row, past rules of single fields: a field that names
 * records must be one that whoever sees the record may read. Comments and messages have no name: what was said to a few
 * must not stay in a list that others read.
 */
export function recordName(entity: string, row: StoredRow): string {
  const { meta, fields } = specCatalog.get(entity);
  // A key of an enum is no name either.
  if (['longText', 'enum'].includes(fields.get(meta.displayField)?.type ?? '')) return '';
  const name = entity === 'User' ? `${String(row.firstName)} ${String(row.lastName ?? '')}` : row[meta.displayField];
  return typeof name === 'string' ? name.trim().slice(0, NAME_LENGTH) : '';
}

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
  if (fields.get(meta.displayField)?.type === 'longText') return '';
  const name = entity === 'User' ? `${String(row.firstName)} ${String(row.lastName ?? '')}` : row[meta.displayField];
  return typeof name === 'string' ? name.trim().slice(0, NAME_LENGTH) : '';
}

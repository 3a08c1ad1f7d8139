import type { CellMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../../screenModules.ts';

/** The value of a cell as the server is told it: of another record its id; null where there is none. */
export function storedValue(record: RecordData, { field, type }: CellMeta): unknown {
  const value = record[field];
  if (value === null || value === undefined || value === '') return null;
  if (type === 'ref') return (value as { readonly _id?: string })._id ?? null;
  return value;
}

/** What can be said of a value before the server is asked; null where nothing is wrong. */
export function problemOf(value: unknown, { required, type, min, max }: CellMeta): 'required' | 'min' | 'max' | null {
  if (value === null) return required ? 'required' : null;
  if (typeof value === 'number' && min !== undefined && value < min) return 'min';
  if (typeof value === 'number' && max !== undefined && value > max) return 'max';
  return type === 'text' && typeof value === 'string' && max !== undefined && value.length > max ? 'max' : null;
}

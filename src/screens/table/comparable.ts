import type { FieldType } from '#domain/model/entity.ts';

/** What rows are sorted by: numbers as they are, texts without regard to case, lists by their first member. */
export function comparable(value: unknown, type: FieldType): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return comparable(value[0], type);
  return type === 'date' || type === 'dateTime' ? Date.parse(String(value)) : String(value).toLowerCase();
}

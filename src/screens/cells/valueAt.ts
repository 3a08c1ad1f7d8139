import type { RecordData } from '../screenModules.ts';

/** The value at a path (`program.name`); of a list of records the values of all. */
export function valueAt(record: RecordData, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value.map((item: unknown) => member(item, step));
    return member(value, step);
  }, record);
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** `/startup/{_id}/file/company` with the record's values; null when one is missing. */
export function linkOf(template: string | undefined, record: RecordData): string | null {
  if (!template) return null;
  let isComplete = true;
  const href = template.replace(/\{([\w.]+)\}/g, (_match, path: string) => {
    const value = valueAt(record, path);
    if (typeof value !== 'string' || value === '') isComplete = false;
    return encodeURIComponent(String(value));
  });
  return isComplete ? href : null;
}

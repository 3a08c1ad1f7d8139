import type { RecordData } from '../screenModules.ts';

const nameFields = ['fullName', 'name', 'title', 'startupName'];

/** What a record is called. */
export function displayName(record: RecordData): string {
  const found = nameFields.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

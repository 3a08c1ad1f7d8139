import type { Beginning, FieldType } from '#domain/model/entity.ts';

const written: Readonly<Record<string, Beginning>> = { $user: 'user', $now: 'now', $today: 'today' };

/** Types of fields that can begin so. */
const types: Readonly<Partial<Record<FieldType, Beginning>>> = { ref: 'user', dateTime: 'now', date: 'today' };

/** What a default stands for that is known only when a record is made; undefined where it is a value as it is written. */
export function beginningOf(type: FieldType, value: unknown): Beginning | undefined {
  const beginning = typeof value === 'string' ? written[value] : undefined;
  return beginning !== undefined && types[type] === beginning ? beginning : undefined;
}

import { createHash } from 'node:crypto';
import { isKeptTime } from '#domain/dates/isKeptTime.ts';
import { literal } from '#server/access/SqlParameters.ts';
import { isStorable } from '#server/platform/errors/assertSoundInput.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import type { SortKey } from './sortKeys.ts';

/** A place in an ordered list: the sort values of the row next to it, as the database writes them. */
export interface Cursor {
  readonly direction: 'next' | 'prev';
  /** One text (or null) per sort key. */
  readonly values: readonly (string | null)[];
}

/** SQL of a cursor from the SQL of its sort values, as text. Opaque to clients; one of another order is refused. */
export function cursorSql(keys: readonly SortKey[], values: readonly string[], direction: Cursor['direction']): string {
  const json = `json_build_array(${literal(direction)}, ${literal(orderMark(keys))}, ${values.join(', ')})::text`;
  return `translate(encode(convert_to(${json}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;
}

/** Reads a cursor that was given out for the same order. */
export function parseCursor(text: string, keys: readonly SortKey[]): Cursor {
  const parsed = decode(text);
  if (!Array.isArray(parsed) || parsed.length !== keys.length + 2) throw invalidCursor();
  const [direction, mark, ...values] = parsed;
  if ((direction !== 'next' && direction !== 'prev') || mark !== orderMark(keys)) throw invalidCursor();
  if (!values.every((value) => value === null || typeof value === 'string')) throw invalidCursor();
  values.forEach((value, index) => {
    if (value !== null && !isOfType(value, keys[index])) throw invalidCursor();
  });
  return { direction, values };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw invalidCursor();
  }
}

/** The database would refuse a wrong value too, but with an error that is nobody's business. */
function isOfType(value: string, key: SortKey | undefined): boolean {
  if (key?.type === 'numeric') return /^-?\d{1,300}(\.\d{1,300})?$/.test(value);
  if (key?.type === 'boolean') return value === 'true' || value === 'false';
  if (key?.type === 'timestamptz' || key?.type === 'date') return isStoredTime(value);
  return isStorable(value);
}

const STORED_TIME = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-]\d\d)(?::(\d\d))?)?$/;

/** A time as the database writes it: `2026-01-31 09:30:00.5+00`. */
function isStoredTime(value: string): boolean {
  const [, day, time, hours, minutes = '00'] = STORED_TIME.exec(value) ?? [];
  return day !== undefined && isKeptTime(time === undefined ? day : `${day}T${time}${hours}:${minutes}`);
}

function orderMark(keys: readonly SortKey[]): string {
  const order = keys.map((key) => `${key.name} ${key.direction}`).join(',');
  return createHash('sha256').update(order).digest('base64url').slice(0, 8);
}

function invalidCursor(): ValidationError {
  return new ValidationError([{ path: 'cursor', reason: 'invalid' }]);
}

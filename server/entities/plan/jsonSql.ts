import { literal } from '#server/access/SqlParameters.ts';

/** One key of a JSON object and the SQL of its value. */
export interface JsonEntry {
  readonly key: string;
  readonly sql: string;
}

/** A function call takes at most 100 arguments in PostgreSQL. */
const MAX_PAIRS = 50;

/** SQL of a JSON object with these entries in this order. */
export function jsonObject(entries: readonly JsonEntry[]): string {
  if (entries.length <= MAX_PAIRS) {
    return `json_build_object(${entries.map(({ key, sql }) => `${literal(key)}, ${sql}`).join(', ')})`;
  }
  const columns = entries.map(({ key, sql }) => `${sql} as "${key}"`).join(', ');
  return `(select row_to_json(wide) from (select ${columns}) as wide)`;
}

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export function isoTimestamp(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A calendar day, without a time and without a zone. */
export function isoDate(expression: string): string {
  return `to_char(${expression}, 'YYYY-MM-DD')`;
}

/** The same statement asked with many values, as one. */
import type { SqlStatement } from './database.ts';

/** Placeholders carry their type, so that a value may come from a row as well. */
const PLACEHOLDER = /\$(\d+)(?=::)/g;
const UNTYPED = /\$\d+(?!\d|::)/;

/** Whether statements of this text can be asked together. */
export function canReadTogether({ sql, parameters }: SqlStatement): boolean {
  return parameters.length > 0 && !UNTYPED.test(sql);
}

/**
 * One statement that gives the rows of each question with the question's `place`. All questions have the text of the
 * first; the values of one parameter become a list, each as the text that the database reads it from.
 */
export function togetherStatement(questions: readonly SqlStatement[]): SqlStatement {
  const [first] = questions;
  if (!first) throw new Error('no question to ask');
  const columns = first.parameters.map((_value, index) => questions.map(({ parameters }) => asText(parameters[index])));
  const lists = columns.map((_column, index) => `$${index + 1}::text[]`).join(', ');
  const names = columns.map((_column, index) => `p${index + 1}`).join(', ');
  const inner = first.sql.replaceAll(PLACEHOLDER, (_match, number: string) => `asked.p${number}`);
  return {
    sql: `select (asked.place - 1)::int as place, answer.*
      from unnest(${lists}) with ordinality as asked(${names}, place) cross join lateral (${inner}) as answer`,
    parameters: columns,
  };
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return `{${value.map(asElement).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asElement(value: unknown): string {
  const text = asText(value);
  return text === null ? 'null' : `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`;
}

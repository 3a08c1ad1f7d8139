import { csvText } from '#domain/csv/csvText.ts';

/** CSV of rows: the names of the first row's values, then the values. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  return csvText([names, ...rows.map((row) => names.map((name) => cellOf(row[name])))]);
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? value : String(value);
}

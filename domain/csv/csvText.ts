/**
 * What a spreadsheet takes for the beginning of a formula, full-width signs included: at the beginning of a cell, and after
 * what may begin another one, because where a comma is the decimal sign these files are split at semicolons.
 */
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/g;

/** Rows as CSV (RFC 4180), with a mark for spreadsheets that it is UTF-8. No cell can be a formula. */
export function csvText(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replace(FORMULA, "$1'$2");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

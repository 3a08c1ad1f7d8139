/** Rows as CSV: the names of the first row's values, then the values. Text that a spreadsheet would run stays text. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = rows.map((row) => names.map((name) => cell(row[name])).join(','));
  return `${[names.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

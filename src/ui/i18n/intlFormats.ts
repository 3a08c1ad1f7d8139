/**
 * Formats of the browser, each made once for a language and its options: making one takes longer than using it a hundred
 * times, and a table uses some in every row.
 */
const made = new Map<string, unknown>();

function once<Format>(kind: string, language: string, options: object, make: () => Format): Format {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const known = made.get(key) as Format | undefined;
  const format = known ?? make();
  if (known === undefined) made.set(key, format);
  return format;
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', language, options, () => new Intl.NumberFormat(language, options));
}

export function dateTimeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('time', language, options, () => new Intl.DateTimeFormat(language, options));
}

/** With words where the language has some: yesterday, tomorrow. */
export function relativeTimeFormat(language: string): Intl.RelativeTimeFormat {
  return once('ago', language, {}, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
}

/** Words in braces that an e-mail fills in for each of its recipients. */
const placeholderNames = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'startup',
  'program',
  'month',
  'incubator',
  'organisation',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

const placeholder = /\{([a-zA-Z]+)\}/g;

/** The text with its placeholders filled in; unknown ones stay as they are. */
export function fillPlaceholders(text: string, values: Readonly<Record<PlaceholderName, string>>): string {
  return text.replaceAll(placeholder, (whole, name: string) => (isKnown(name) ? values[name] : whole));
}

/** Words in braces that nobody will fill in: slips that every recipient would see. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isKnown(name)))];
}

function isKnown(name: string): name is PlaceholderName {
  return placeholderNames.some((known) => known === name);
}

/** Texts by their whole key. */
export type Texts = Readonly<Record<string, string>>;

/** Files of texts may nest; keys are always written in full (`tasks.delete.confirm`). */
export function flattened(value: unknown): Texts {
  return Object.fromEntries(entriesOf(value, ''));
}

function entriesOf(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => entriesOf(inner, prefix ? `${prefix}.${key}` : key));
}

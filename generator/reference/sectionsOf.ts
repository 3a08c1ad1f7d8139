import { alternativesOf, innerOf, type LanguageSchema } from './LanguageSchema.ts';

/** Keys that stand together in one map of a spec file. */
export interface Section {
  readonly title: string;
  readonly about?: string;
  readonly keys: readonly KeyOfSection[];
}

export interface KeyOfSection {
  readonly name: string;
  readonly schema: LanguageSchema;
  readonly isNeeded: boolean;
}

/**
 * The sections of a kind of file: first what one declaration has, then what is inside that. What has a title of its own
 * (a rule, a column) is described once, however often it occurs.
 */
export function sectionsOf(schema: LanguageSchema, title: string): readonly Section[] {
  const found = new Map<string, Section>();
  collect(schema, title, found);
  return [...found.values()];
}

function collect(schema: LanguageSchema, title: string, found: Map<string, Section>): void {
  for (const alternative of alternativesOf(schema)) {
    if (alternative.properties) collectSection(alternative, alternative.title ?? title, found);
    const inner = innerOf(alternative);
    if (inner) collect(inner, title, found);
  }
}

function collectSection(schema: LanguageSchema, title: string, found: Map<string, Section>): void {
  const keys = Object.entries(schema.properties ?? {}).map(
    ([name, key]): KeyOfSection => ({ name, schema: key, isNeeded: schema.required?.includes(name) ?? false }),
  );
  const known = found.get(title);
  // Of two that share a title the one with more keys says all that the other does.
  if (known && known.keys.length >= keys.length) return;
  found.set(title, { title, ...(schema.description && { about: schema.description }), keys });
  for (const { name, schema: key } of keys) collect(key, `${title}: ${name}`, found);
}

import { schemas } from '../language/schemas.ts';
import type { SpecFile } from '../load/SpecFile.ts';
import { fitsShape, type Shape } from '../validate/fitsShape.ts';
import { flowLine } from './flowYaml.ts';
import { kindPages } from './kinds.ts';
import { alternativesOf, innerOf, type LanguageSchema } from './LanguageSchema.ts';

/** For each section the keys that occur in some values, each as the shortest line that it is written on. */
export type Examples = ReadonlyMap<string, ReadonlyMap<string, string>>;

const longestLine = 100;

/** Walks through the example beside the schemas that its files fit. What several kinds share is found in any of them. */
export function allExamples(files: readonly SpecFile[]): Examples {
  const found = new Map<string, Map<string, string>>();
  for (const { kind, one } of kindPages)
    for (const { value } of files.filter((file) => file.kind === kind)) collect(schemas[kind], one, value, found);
  return found;
}

function collect(schema: LanguageSchema, title: string, value: unknown, found: Map<string, Map<string, string>>): void {
  for (const alternative of alternativesOf(schema)) {
    if (!fitsShape(alternative as Shape, value)) continue;
    if (alternative.properties && isMap(value)) collectKeys(alternative, alternative.title ?? title, value, found);
    const inner = innerOf(alternative);
    if (inner && typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) collect(inner, title, item, found);
  }
}

function collectKeys(
  { properties = {} }: LanguageSchema,
  title: string,
  value: Readonly<Record<string, unknown>>,
  found: Map<string, Map<string, string>>,
): void {
  const lines = found.get(title) ?? new Map<string, string>();
  found.set(title, lines);
  for (const [key, inner] of Object.entries(value)) {
    const schema = properties[key];
    if (!schema) continue;
    const line = flowLine(key, inner, longestLine);
    const known = lines.get(key);
    if (known === undefined || isBetter(line, known)) lines.set(key, line);
    collect(schema, `${title}: ${key}`, inner, found);
  }
}

/** A whole line before one that is cut; then the shorter one. */
function isBetter(line: string, known: string): boolean {
  const [isCut, wasCut] = [line.includes('…'), known.includes('…')];
  return isCut === wasCut ? line.length < known.length : wasCut;
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

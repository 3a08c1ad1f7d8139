import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemas } from '../language/schemas.ts';
import { loadSpec } from '../load/loadSpec.ts';
import type { SpecKind } from '../load/SpecFile.ts';
import { readProject } from '../write/readProject.ts';
import { fitsShape } from './fitsShape.ts';

const ajv = new Ajv2020({ strict: false });
const { files } = loadSpec(readProject(process.cwd()).texts);

/** Every place in a document, as the steps that lead there. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...parts.flatMap(([step, part]) => placesOf(part, [...path, step]))];
}

const strange = [
  undefined,
  null,
  '',
  'x',
  'a b',
  0,
  -1,
  1.5,
  true,
  [],
  ['x'],
  {},
  { unknown: 1 },
  { to: 'x' },
] as const;

/** The document with something else at one place. */
function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, other) : item));
  const before = value as Readonly<Record<string, unknown>>;
  const after = { ...before, [step]: replaced(before[step], rest, other) };
  return Object.fromEntries(Object.entries(after).filter(([, item]) => item !== undefined));
}

describe('whether a file fits its schema is answered as Ajv answers', () => {
  it.each(Object.keys(schemas) as SpecKind[])('%s', (kind) => {
    const validate = ajv.compile(schemas[kind]);
    const documents = files.filter((file) => file.kind === kind).map((file) => file.value);
    expect(documents.every((document) => fitsShape(schemas[kind], document))).toBe(true);
    const cases = fc
      .constantFrom(...documents)
      .chain((document) =>
        fc.tuple(fc.constant(document), fc.constantFrom(...placesOf(document)), fc.constantFrom(...strange)),
      );
    fc.assert(
      fc.property(cases, ([document, place, other]) => {
        const changed = replaced(document, place, other);
        expect(fitsShape(schemas[kind], changed)).toBe(validate(changed));
      }),
      { numRuns: 150, seed: 11 },
    );
  });
});

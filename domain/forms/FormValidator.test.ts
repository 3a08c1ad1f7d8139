import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormMeta } from '../model/forms.ts';
import type { FormValidator, SchemaError } from './FormValidator.ts';
import { formats, lengthOf } from './formFormats.ts';

const folder = new URL('../../src/generated/forms/', import.meta.url);
const ids = readdirSync(folder)
  .filter((file) => file.endsWith('.gen.ts'))
  .filter((file) => !file.includes('.check.'))
  .map((file) => file.replace('.gen.ts', ''));

const ajv = new Ajv2020({ allErrors: true, strict: false, formats });

const places = (errors: FormValidator['errors']) =>
  (errors ?? []).map(({ instancePath, keyword, params }: SchemaError) => ({ instancePath, keyword, params }));

/** A value of the kinds that forms hold, near the limits of the schema, right or wrong. */
function valuesNear(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const lengths = [schema.minLength, schema.maxLength].filter((limit) => typeof limit === 'number');
  const limits = [schema.minimum, schema.maximum].filter((limit) => typeof limit === 'number');
  const wrongKinds = fc.constantFrom<unknown>(undefined, null, true, {}, [], '', 0, 1.5, 'text', '😀');
  const texts = lengths.flatMap((limit) => [-1, 0, 1].map((more) => 'é'.repeat(Math.max(0, limit + more))));
  const numbers = limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5]);
  const near = [...texts, ...numbers, ...(Array.isArray(schema.enum) ? (schema.enum as unknown[]) : [])];
  const formatted = fc.constantFrom(
    'a@b.c',
    'a@b',
    'https://x.org',
    'mailto:a@b.c',
    'https://x y',
    'http://[',
    '2030-02-03',
    '2030-02-03T10:00',
    '#a1b2c3',
    '09:30',
  );
  const inner = isSchema(schema.items) ? fc.array(valuesNear(schema.items), { maxLength: 4 }) : fc.constant([]);
  const own = isSchema(schema.properties) ? objectsNear(schema.properties as Properties) : fc.constant({});
  return fc.oneof(wrongKinds, formatted, inner, own, ...(near.length > 0 ? [fc.constantFrom(...near)] : []));
}

type Properties = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isSchema = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const objectsNear = (properties: Properties): fc.Arbitrary<object> =>
  fc.record(
    {
      ...Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesNear(part)])),
      stranger: fc.integer(),
    },
    { requiredKeys: [] },
  );

describe('what the validator of a form is compiled to finds what its schema says', () => {
  it.each(ids)('%s', async (id) => {
    const module = (await import(`../../src/generated/forms/${id}.gen.ts`)) as {
      form: FormMeta;
      validate: FormValidator;
    };
    const reference = ajv.compile(module.form.schema);
    fc.assert(
      fc.property(valuesNear(module.form.schema), (data) => {
        expect(module.validate(data)).toBe(reference(data));
        expect(places(module.validate.errors)).toEqual(places(reference.errors));
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

it('counts a character outside the first plane as one', () => {
  expect(lengthOf('😀😀')).toBe(2);
});

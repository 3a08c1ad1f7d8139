import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FormMeta } from '../model/ui.ts';
import { isLink } from '../text/webLink.ts';
import { type FormValidator, formValidator, maxLength } from './schemaChecks.ts';

const folder = new URL('../../src/generated/forms/', import.meta.url);
const ids = readdirSync(folder)
  .filter((file) => file.endsWith('.gen.ts'))
  .map((file) => file.replace('.gen.ts', ''));

const same = {
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: isLink,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/,
};
const ajv = new Ajv2020({ allErrors: true, strict: false, formats: same });

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

/** In one order, without what only tells where in the schema a keyword stands. */
const found = (errors: FormValidator['errors']) =>
  (errors ?? [])
    .map(({ instancePath, keyword, params }) => {
      const place = `${instancePath} ${keyword} ${String(params.missingProperty ?? params.additionalProperty ?? '')}`;
      return { place, params: keyword === 'uniqueItems' ? {} : params };
    })
    .sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0));

describe('the validator of a form finds what Ajv finds', () => {
  it.each(ids)('%s', async (id) => {
    const module = (await import(`../../src/generated/forms/${id}.gen.ts`)) as {
      form: FormMeta;
      validate: FormValidator;
    };
    const reference = ajv.compile(module.form.schema);
    fc.assert(
      fc.property(valuesNear(module.form.schema), (data) => {
        expect(module.validate(data)).toBe(reference(data));
        expect(found(module.validate.errors)).toEqual(found(reference.errors));
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

test('a character outside the first plane counts as one', () => {
  const validate = formValidator(maxLength(2));
  expect(validate('😀😀')).toBe(true);
  expect(validate('😀😀😀')).toBe(false);
});

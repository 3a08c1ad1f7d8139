import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { FormMeta } from '../model/ui.ts';
import type { FormValidator, SchemaError } from './FormValidator.ts';
import { formats } from './formFormats.ts';

const folder = new URL('../../src/generated/forms/', import.meta.url);
const ids = readdirSync(folder)
  .filter((file) => file.endsWith('.gen.ts'))
  .filter((file) => !file.includes('.check.'))
  .map((file) => file.replace('.gen.ts', ''));

const ajv = new Ajv2020({ allErrors: true, strict: false, formats });

const places = (errors: FormValidator['errors']) =>
  (errors ?? []).map(({ instancePath, keyword, params }: SchemaError) => ({ instancePath, keyword, params }));

/** A form that is left empty, one of wrong kinds, and texts around each limit. */
function samples({ fields, schema }: FormMeta): object[] {
  const { properties = {} } = schema as { properties?: Record<string, { maxLength?: number }> };
  const ofEach = (value: (name: string) => unknown): object =>
    Object.fromEntries(fields.map(({ name }) => [name, value(name)]));
  return [
    {},
    ofEach(() => ''),
    ofEach(() => 7.5),
    ofEach(() => ['a', 'a', {}]),
    ofEach(() => 'x y'),
    ofEach(() => '2030-02-03'),
    ofEach((name) => '😀'.repeat(properties[name]?.maxLength ?? 1)),
    ofEach((name) => '😀'.repeat((properties[name]?.maxLength ?? 1) + 1)),
    { stranger: true },
  ];
}

describe('what the validator of a form is compiled to finds what its schema says', () => {
  it.each(ids)('%s', async (id) => {
    const module = (await import(`../../src/generated/forms/${id}.gen.ts`)) as {
      form: FormMeta;
      validate: FormValidator;
    };
    const reference = ajv.compile(module.form.schema);
    for (const data of samples(module.form)) {
      expect(module.validate(data)).toBe(reference(data));
      expect(places(module.validate.errors)).toEqual(places(reference.errors as FormValidator['errors']));
    }
  });
});

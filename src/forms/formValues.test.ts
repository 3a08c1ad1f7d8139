import { describe, expect, it } from 'vitest';
import type { FormMeta } from '#domain/model/forms.ts';
import { formErrors } from './formErrors.ts';
import { inputOf, validatedValues, valuesOf } from './formValues.ts';

const field = (name: string, part: Partial<FormMeta['fields'][number]> = {}) => ({
  name,
  labelKey: name,
  required: false,
  widget: 'text',
  ...part,
});

const form: FormMeta = {
  id: 'startup',
  titleKey: 't',
  entity: 'Startup',
  fields: [
    field('name', { required: true }),
    field('tagline'),
    field('program', { entity: 'Program' }),
    field('tags', { entity: 'Tag', many: true }),
  ],
  schema: {},
  submitKey: 's',
};

const record = {
  _id: 's1',
  name: 'Acme',
  tagline: null,
  program: { _id: 'p1', name: 'Growth' },
  tags: [{ _id: 'g1' }],
};

const known = { user: 'u1', now: '2030-01-01T09:00:00.000Z', today: '2030-01-01' };

describe('form values', () => {
  it('hold ids of the records referred to', () => {
    expect(valuesOf(form, record, known)).toEqual({ name: 'Acme', program: 'p1', tags: ['g1'] });
  });

  it('hold writing from before there were documents as a document, so that the rest of the record can be saved', () => {
    const letter = { ...form, fields: [field('name'), field('bodyDocument', { widget: 'mailText' })] };
    const values = valuesOf(letter, { name: 'Usual', bodyDocument: 'Dear {fullName}' }, known);
    expect(values.bodyDocument).toMatchObject({ type: 'doc', content: [{ type: 'paragraph' }] });
    expect(inputOf(letter, { ...values, name: 'Kind' }, values)).toEqual({ name: 'Kind' });
  });

  it('begin with whoever makes the record and with the day, and with nothing else of a record that is there', () => {
    const dated = {
      ...form,
      fields: [field('by', { entity: 'User', begins: 'user' }), field('on', { begins: 'today' })],
    };
    expect(valuesOf(dated, null, known)).toEqual({ by: 'u1', on: '2030-01-01' });
    expect(valuesOf(dated, { by: null, on: null }, known)).toEqual({});
  });

  it('send what changed, and what was emptied as null', () => {
    const initial = valuesOf(form, record, known);
    expect(inputOf(form, { ...initial, program: '', tagline: 'New' }, initial)).toEqual({
      program: null,
      tagline: 'New',
    });
    expect(inputOf(form, { name: 'Acme', tagline: '' }, null)).toEqual({ name: 'Acme' });
  });

  it('let an empty optional field pass as absent, but not a required one', () => {
    expect(validatedValues(form, { name: '', tagline: '', tags: [] })).toEqual({ name: '', tags: [] });
  });
});

describe('form errors', () => {
  const error = (keyword: string, params: Record<string, unknown>, path = '/name') => ({
    keyword,
    params,
    instancePath: path,
    schemaPath: '',
  });
  const messageOf = (broken: ReturnType<typeof error>, value: unknown) =>
    formErrors([broken], { name: value }, () => 'Name').get('name');

  it('speak the messages of the requirements', () => {
    expect(messageOf(error('required', { missingProperty: 'name' }, ''), undefined)?.key).toBe('error.required');
    expect(messageOf(error('minLength', { limit: 1 }), '')?.key).toBe('error.required');
    expect(messageOf(error('minLength', { limit: 3 }), 'ab')).toEqual({
      key: 'error.minLength',
      values: { field: 'Name', min: 3 },
    });
    expect(messageOf(error('maximum', { limit: 9 }), 10)).toEqual({
      key: 'error.max',
      values: { field: 'Name', max: 9 },
    });
    expect(messageOf(error('format', { format: 'email' }), 'x')?.key).toBe('error.email');
    expect(messageOf(error('pattern', {}), 'x')?.key).toBe('error.invalid');
  });
});

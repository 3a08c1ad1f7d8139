import { expect, it } from 'vitest';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import type { Arrangement } from './arranged.ts';
import { arrangedForm } from './arrangedForm.ts';

const field = (name: string, more: Partial<FormFieldMeta> = {}): FormFieldMeta => ({
  name,
  labelKey: name,
  required: false,
  widget: 'text',
  ...more,
});
const form: FormMeta = {
  id: 'startup',
  titleKey: 'title',
  submitKey: 'submit',
  entity: 'Startup',
  fields: [
    field('name', { required: true }),
    field('stage'),
    field('city', { visibleWhen: 'country != ""' }),
    field('country'),
    field('funding', { helpKey: 'usual' }),
  ],
  schema: {
    type: 'object',
    properties: { name: {}, stage: {}, city: {}, country: {}, funding: {} },
    required: ['name'],
  },
};
const own: Arrangement = { kind: 'form', name: 'startup', order: ['funding', 'name'], hidden: ['stage'] };
const names = (found: FormMeta) => found.fields.map(({ name }) => name);

it('has the fields that an organisation shows, in its order, with what it says beside them and begins with', () => {
  const found = arrangedForm(
    form,
    { ...own, help: { funding: { en: 'In thousands', de: 'In Tausend' } }, defaults: { country: 'Kenya' } },
    'en',
  );
  expect(names(found)).toEqual(['funding', 'name', 'city', 'country']);
  expect(Object.keys(Object(found.schema.properties))).not.toContain('stage');
  expect(found.fields[0]).toMatchObject({ ownHelp: 'In thousands', helpKey: 'usual' });
  expect(found.fields[3]).toMatchObject({ default: 'Kenya' });
  expect(arrangedForm(form, null, 'en')).toBe(form);
});

it('says in other languages what the product says', () => {
  const found = arrangedForm(form, { ...own, help: { funding: { de: 'In Tausend' } } }, 'en');
  expect(found.fields[0]).not.toHaveProperty('ownHelp');
});

it('shows what has to stay, whatever is stored: what is required, and what others follow', () => {
  expect(names(arrangedForm(form, { ...own, order: [], hidden: ['name', 'country', 'gone'] }, 'en'))).toEqual(
    names(form),
  );
});

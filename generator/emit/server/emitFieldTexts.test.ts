import { expect, it } from 'vitest';
import type { Model } from '../../model/Model.ts';
import { labelsInForms } from './emitFieldTexts.ts';

const field = (name: string) => ({ name });
const form = (id: string, ...fields: readonly [name: string, labelKey: string][]) => ({
  id,
  entity: 'Boat',
  fields: fields.map(([name, labelKey]) => ({ name, labelKey })),
});
const text = (key: string, english: string) => ({ key, english });

it('calls a field as its forms do, where they all do so alike', () => {
  const model = {
    entities: [{ name: 'Boat', fields: ['hull', 'sail', 'crew', 'mast'].map(field) }],
    forms: [
      form('b', ['hull', 'form.b.hull'], ['sail', 'form.b.sail'], ['crew', 'field.Boat.crew'], ['mast', 'form.b.mast']),
      form('a', ['hull', 'form.a.hull'], ['sail', 'field.Boat.sail']),
    ],
    texts: [
      text('form.a.hull', 'What it floats on'),
      text('form.b.hull', 'What it floats on'),
      text('form.b.sail', 'What drives it'),
      text('field.Boat.sail', 'Sail'),
      text('form.b.mast', 'What holds the sail'),
    ],
  } as unknown as Model;
  expect(labelsInForms(model)).toEqual({ 'Boat.hull': 'form.a.hull', 'Boat.mast': 'form.b.mast' });
});

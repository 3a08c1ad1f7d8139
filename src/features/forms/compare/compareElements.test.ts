import { expect, it } from 'vitest';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { isAskedAlike } from '#domain/forms/isAskedAlike.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { compareElements } from './compareElements.ts';

const tellApart = (one: FormElement, other: FormElement) =>
  isAskedAlike(one, other) ? [] : [{ key: 'label', name: 'Question', before: one.label, after: other.label }];

const element = (position: number, label: string, more: Partial<FormElement> = {}): FormElement =>
  elementOf(`${label}-${Math.random()}`, 'text', { position, label, ...more });

it('says of each question whether it came, went, changed or stayed', () => {
  const base = [element(1, 'Name'), element(2, 'Fax'), element(3, 'Stage', { questionType: 'select_radio' })];
  const other = [
    element(1, 'Name'),
    element(2, 'Stage', { questionType: 'select_radio', validations: { required: true, min: null, max: null } }),
    element(3, 'Costs', { questionType: 'number' }),
  ];
  expect(
    compareElements(base, other, tellApart).map((row) => [row.base?.label, row.other?.label, row.difference]),
  ).toEqual([
    ['Name', 'Name', 'same'],
    ['Fax', undefined, 'removed'],
    ['Stage', 'Stage', 'changed'],
    [undefined, 'Costs', 'added'],
  ]);
});

it('takes a question of the same kind at the same place for one that was renamed', () => {
  const [row] = compareElements([element(1, 'Phone')], [element(1, 'Mobile')], tellApart);
  expect(row).toMatchObject({ difference: 'changed', base: { label: 'Phone' }, other: { label: 'Mobile' } });
});

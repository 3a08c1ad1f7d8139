import { expect, it } from 'vitest';
import type { BuilderElement } from './BuilderState.ts';
import { newElement } from './edits.ts';
import { withNeeded } from './needed.ts';

const element = (id: string, more: Partial<BuilderElement> = {}): BuilderElement => ({
  ...newElement('text', id),
  ...more,
});
const when = (questionId: string): BuilderElement['dependency'] => ({
  operator: 'AND',
  statements: [{ action: 'show', questionId, operator: 'EXISTS', values: [], statements: null }],
});
const idsOf = (elements: readonly BuilderElement[]) => elements.map(({ _id }) => _id);

const elements = [
  element('team'),
  element('size', { dependency: when('team') }),
  element('pay'),
  element('cost', { questionType: 'calculated', formula: '{size} * {pay}' }),
  element('other'),
];

it('brings what a condition or a formula names, and what that names in turn, in the order of the form', () => {
  expect(idsOf(withNeeded(elements, new Set(['cost'])))).toEqual(['team', 'size', 'pay', 'cost']);
});

it('brings nothing that is neither chosen nor needed', () => {
  expect(idsOf(withNeeded(elements, new Set(['other', 'size'])))).toEqual(['team', 'size', 'other']);
  expect(withNeeded(elements, new Set())).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Answer } from '#domain/forms/FormElement.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { byQuestion } from '../useAnswers.ts';
import { filledForm } from './filledForm.ts';

const onceNamed = {
  operator: 'AND' as const,
  statements: [
    { action: 'show' as const, questionId: 'name', operator: 'EXISTS' as const, values: [], statements: [] },
  ],
};
const elements = [
  elementOf('name', 'text'),
  elementOf('about', 'section', { position: 1 }),
  elementOf('team', 'text', {
    position: 2,
    dependency: onceNamed,
    validations: { required: true, min: null, max: null },
  }),
];
const named = (textValue: string): Answer => ({ questionId: 'name', textValue, numberValue: null, arrayValue: [] });

it('keeps its lists as long as an answer shows and hides nothing', () => {
  const first = filledForm(elements, byQuestion([named('A')]));
  const second = filledForm(elements, byQuestion([named('Ac')]), first);
  expect(second.state.shown).toBe(first.state.shown);
  expect(second.pages).toBe(first.pages);
  expect(second.state.answers.get('name')?.textValue).toBe('Ac');
});

it('makes new ones when an answer shows a question or hides it', () => {
  const empty = filledForm(elements, byQuestion([]));
  const shown = filledForm(elements, byQuestion([named('A')]), empty);
  expect(shown.pages.map((page) => page.elements.map(({ _id }) => _id))).toEqual([['name'], ['about', 'team']]);
  expect([...shown.problems.keys()]).toEqual(['team']);
  expect(filledForm(elements, byQuestion([]), shown).state.shown.map(({ _id }) => _id)).toEqual(['name', 'about']);
});

import { describe, expect, it } from 'vitest';
import type { Answer, Dependency } from './FormElement.ts';
import { formState, numberOf } from './formState.ts';
import { all, answerOf, either, elementOf, group, optionOf, when } from './testing/elements.ts';

/** Whether a question is shown; the first one is of the kind that the answer to it can be given to. */
const shown = (dependency: Dependency, ...answers: [string, Answer][]): boolean =>
  formState(
    [elementOf('a', kindFor(answers[0]?.[1])), elementOf('n', 'number'), elementOf('b', 'text', { dependency })],
    new Map(answers),
  ).shown.some(({ _id }) => _id === 'b');

function kindFor(answer: Answer | undefined): string {
  if (typeof answer?.numberValue === 'number') return 'number';
  return answer?.arrayValue.length ? 'select_checkbox' : 'text';
}

describe('a condition', () => {
  it.each([
    ['IS', ['yes'], 'yes', true],
    ['IS', ['yes'], 'no', false],
    ['IS_NOT', ['yes'], 'no', true],
    ['CONTAINS', ['ye'], 'Yes', true],
    ['EXISTS', [], 'x', true],
    ['EXISTS', [], '  ', false],
    ['NOT_EXISTS', [], 'x', false],
    ['GT', ['3'], 4, true],
    ['GTE', ['4'], 4, true],
    ['GTE', ['4'], 'four', false],
    ['LT', ['4'], 4, false],
    ['LTE', ['4'], 4, true],
    ['GT', ['2026-01-31'], '2026-02-01', true],
    ['LTE', ['2026-01-31'], '2026-02-01', false],
    ['CONTAINS_ALL', ['x', 'y'], ['x', 'y', 'z'], true],
    ['CONTAINS_ALL', ['x', 'q'], ['x', 'y'], false],
  ] as const)('%s %s of %s is %s', (operator, values, given, expected) => {
    expect(shown(all(when('a', operator, ...values)), answerOf('a', given))).toBe(expected);
  });

  it('joins statements, groups of them included', () => {
    const both = all(group(either(when('a', 'IS', 'x'), when('a', 'IS', 'y'))), when('n', 'GT', '1'));
    expect(shown(both, answerOf('a', 'y'), answerOf('n', 2))).toBe(true);
    expect(shown(both, answerOf('a', 'z'), answerOf('n', 2))).toBe(false);
    expect(shown({ ...both, operator: 'OR' }, answerOf('a', 'z'), answerOf('n', 2))).toBe(true);
  });

  it('sees no answer that was given while the question was of another kind', () => {
    const elements = [elementOf('a', 'number'), elementOf('b', 'text', { dependency: all(when('a', 'EXISTS')) })];
    const state = formState(elements, new Map([answerOf('a', 'seven')]));
    expect(state.shown.map(({ _id }) => _id)).toEqual(['a']);
    expect(state.answers.get('a')).toMatchObject({ textValue: null, numberValue: null });
  });

  it('sees no answer to what is hidden', () => {
    const elements = [
      elementOf('a', 'text', { dependency: all(when('a0', 'IS', 'never')) }),
      elementOf('b', 'text', { dependency: all(when('a', 'IS', 'x')) }),
    ];
    const state = formState(elements, new Map([answerOf('a', 'x'), answerOf('b', 'y')]));
    expect(state).toEqual({ shown: [], answers: new Map() });
  });

  it('looks at questions that come later as well', () => {
    const elements = [elementOf('b', 'text', { dependency: all(when('a', 'EXISTS')) }), elementOf('a', 'text')];
    expect(formState(elements, new Map([answerOf('a', 'x')])).shown).toHaveLength(2);
  });

  it('of a section goes for all up to the next one', () => {
    const elements = [
      elementOf('a', 'text'),
      elementOf('s', 'section', { dependency: all(when('a', 'IS', 'more')) }),
      elementOf('b', 'text'),
      elementOf('h', 'heading'),
      elementOf('s2', 'section'),
      elementOf('c', 'text'),
    ];
    const ids = (answer: string) => formState(elements, new Map([answerOf('a', answer)])).shown.map(({ _id }) => _id);
    expect(ids('no')).toEqual(['a', 's2', 'c']);
    expect(ids('more')).toEqual(['a', 's', 'b', 'h', 's2', 'c']);
  });

  it('that leads back to its own question hides it', () => {
    const elements = [
      elementOf('a', 'text', { dependency: all(when('b', 'EXISTS')) }),
      elementOf('b', 'text', { dependency: all(when('a', 'EXISTS')) }),
    ];
    expect(formState(elements, new Map([answerOf('a', 'x'), answerOf('b', 'x')])).shown).toEqual([]);
  });
});

describe('a calculated value', () => {
  const elements = [
    elementOf('a', 'number'),
    elementOf('b', 'number', { dependency: all(when('a', 'GT', '5')) }),
    elementOf('stage', 'select_radio', { options: [optionOf('idea', 1), optionOf('sales', 3)] }),
  ];
  const value = (formula: string, ...answers: [string, Answer][]): number | null | undefined =>
    formState([...elements, elementOf('c', 'calculated', { formula })], new Map(answers)).answers.get('c')?.numberValue;
  const [ten, four] = [answerOf('a', 10), answerOf('b', 4)];

  it.each([
    ['{a} * 12', 120],
    ['({a} + {b}) / 2', 7],
    ['{a} - {b} * 2', 2],
    ['-{a} + 1.5', -8.5],
    ['sum({a}, {b}, {gone})', 14],
    ['average({a}, {b})', 7],
    ['max({a}, {b}) - min({a}, {b})', 6],
    ['round({a} / 3)', 3],
    ['{gone} + 1', null],
    ['{a} / 0', null],
    ['{a} +', null],
    ['({a}', null],
    ['alert(1)', null],
    ['', null],
    ['('.repeat(5000), null],
    ['-'.repeat(5000), null],
  ] as const)('of %s is %s', (formula, expected) => {
    expect(value(formula, ten, four)).toBe(expected);
  });

  it('leaves out what is hidden, and counts what a choice counts as', () => {
    expect(value('sum({a}, {b})', answerOf('a', 3), four)).toBe(3);
    expect(value('{a} * {stage}', ten, answerOf('stage', 'sales'))).toBe(30);
  });

  it('of several choices is that of all of them', () => {
    const several = elementOf('s', 'select_checkbox', { options: [optionOf('x', 2), optionOf('y', 5), optionOf('z')] });
    expect(numberOf(several, answerOf('s', ['x', 'y', 'z'])[1])).toBe(7);
    expect(numberOf(several, answerOf('s', ['z'])[1])).toBeNull();
  });

  it('is an answer that conditions can look at', () => {
    const rich = elementOf('rich', 'text', { dependency: all(when('c', 'GT', '100')) });
    const form = [...elements, elementOf('c', 'calculated', { formula: '{a} * 12' }), rich];
    const ids = (given: number) => formState(form, new Map([answerOf('a', given)])).shown.map(({ _id }) => _id);
    expect(ids(10)).toContain('rich');
    expect(ids(8)).not.toContain('rich');
  });
});

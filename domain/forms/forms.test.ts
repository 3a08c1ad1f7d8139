import { describe, expect, it } from 'vitest';
import { answerProblems } from './answerProblems.ts';
import { treeChoices } from './answerValues.ts';
import { calculatedValue } from './calculatedValue.ts';
import {
  type Answer,
  type Dependency,
  type DependencyStatement,
  type FormElement,
  valueKindOf,
} from './FormElement.ts';
import { shownElements } from './shownElements.ts';
import { treeOptionsOf } from './treeOptions.ts';

const question = (id: string, questionType: string, more: Partial<FormElement> = {}): FormElement => ({
  _id: id,
  position: 1,
  questionType,
  label: id,
  description: null,
  validations: { required: false, min: null, max: null },
  options: [],
  optionsDepth: null,
  dependency: null,
  formula: null,
  videoUrl: null,
  userAddRow: false,
  treeOptions: [],
  ...more,
});

const answer = (questionId: string, value: string | number | readonly string[]): [string, Answer] => [
  questionId,
  {
    questionId,
    textValue: typeof value === 'string' ? value : null,
    numberValue: typeof value === 'number' ? value : null,
    arrayValue: typeof value === 'object' ? value : [],
  },
];

const statement = (operator: string, values: readonly string[] = [], questionId = 'a'): DependencyStatement => ({
  action: 'show',
  questionId,
  operator,
  values,
});

describe('shownElements', () => {
  const shows = (dependency: Dependency, ...answers: [string, Answer][]): boolean =>
    shownElements(
      [question('a', 'text'), question('n', 'number'), question('b', 'text', { dependency })],
      new Map(answers),
    ).some(({ _id }) => _id === 'b');
  const when = (...statements: DependencyStatement[]): Dependency => ({ operator: 'AND', statements });

  it.each([
    ['IS', ['yes'], 'yes', true],
    ['IS', ['yes'], 'no', false],
    ['IS_NOT', ['yes'], 'no', true],
    ['CONTAINS', ['ye'], 'Yes', true],
    ['EXISTS', [], 'x', true],
    ['NOT_EXISTS', [], 'x', false],
    ['GT', ['3'], 4, true],
    ['GTE', ['4'], 4, true],
    ['LT', ['4'], 4, false],
    ['LTE', ['4'], 4, true],
    ['CONTAINS_ALL', ['x', 'y'], ['x', 'y', 'z'], true],
    ['CONTAINS_ALL', ['x', 'q'], ['x', 'y'], false],
  ] as const)('%s %s of %s is %s', (operator, values, given, expected) => {
    expect(shows(when(statement(operator, values)), answer('a', given))).toBe(expected);
  });

  it('joins statements, groups of them included', () => {
    const nested: DependencyStatement = {
      action: 'show',
      questionId: null,
      operator: 'OR',
      values: null,
      statements: [statement('IS', ['x']), statement('IS', ['y'])],
    };
    const both = when(nested, statement('GT', ['1'], 'n'));
    expect(shows(both, answer('a', 'y'), answer('n', 2))).toBe(true);
    expect(shows(both, answer('a', 'z'), answer('n', 2))).toBe(false);
    expect(shows({ ...both, operator: 'OR' }, answer('a', 'z'), answer('n', 2))).toBe(true);
  });

  it('hides what depends on a hidden question', () => {
    const elements = [
      question('a', 'text', { dependency: when(statement('IS', ['never'])) }),
      question('b', 'text', { dependency: when(statement('IS', ['x'])) }),
    ];
    expect(shownElements(elements, new Map([answer('a', 'x')]))).toEqual([]);
  });
});

describe('calculatedValue', () => {
  const numbers: Record<number, number> = { 1: 10, 2: 4 };
  const value = (formula: string) => calculatedValue(formula, (position) => numbers[position] ?? null);

  it.each([
    ['q1 * 12', 120],
    ['(q1 + q2) / 2', 7],
    ['q1 - q2 * 2', 2],
    ['-q1 + 1.5', -8.5],
    ['q9 + 1', null],
    ['q1 / 0', null],
    ['q1 +', null],
    ['(q1', null],
    ['alert(1)', null],
    ['', null],
  ] as const)('%s is %s', (formula, expected) => {
    expect(value(formula)).toBe(expected);
  });
});

describe('answerProblems', () => {
  const required = { required: true, min: null, max: null };
  const problems = (element: FormElement, given: [string, Answer][], isComplete = true) =>
    answerProblems([element], new Map(given), isComplete).get(element._id);

  it('asks for what must be answered only of what is handed in', () => {
    const element = question('a', 'text', { validations: required });
    expect(problems(element, [])).toEqual({ kind: 'required' });
    expect(problems(element, [answer('a', '  ')])).toEqual({ kind: 'required' });
    expect(problems(element, [], false)).toBeUndefined();
    expect(problems(question('a', 'heading', { validations: required }), [])).toBeUndefined();
  });

  it('keeps numbers within their limits', () => {
    const element = question('a', 'number', { validations: { required: false, min: 1, max: 5 } });
    expect(problems(element, [answer('a', 0)])).toEqual({ kind: 'min', limit: 1 });
    expect(problems(element, [answer('a', 6)])).toEqual({ kind: 'max', limit: 5 });
    expect(problems(element, [answer('a', 0)], false)).toEqual({ kind: 'min', limit: 1 });
  });

  it('takes of a selection only what it offers, unless one may write', () => {
    const options = [{ value: 'x', isWriteIn: false, numericalValue: null }];
    const element = question('a', 'select_radio', { options });
    expect(problems(element, [answer('a', 'x')])).toBeUndefined();
    expect(problems(element, [answer('a', 'y')])).toEqual({ kind: 'invalid' });
    const open = { ...element, options: [...options, { value: '', isWriteIn: true, numericalValue: null }] };
    expect(problems(open, [answer('a', 'y')])).toBeUndefined();
    const tree = question('a', 'tree_multi', { treeOptions: [{ _id: 't1', label: 'T', parentId: null }] });
    expect(problems(tree, [answer('a', ['t1'])])).toBeUndefined();
    expect(problems(tree, [answer('a', ['t2'])])).toEqual({ kind: 'invalid' });
  });

  it('takes as a link only what leads somewhere', () => {
    const element = question('a', 'text_link');
    expect(problems(element, [answer('a', 'example.com/pitch')])).toBeUndefined();
    expect(problems(element, [answer('a', 'not a url')])).toEqual({ kind: 'url' });
    expect(problems(question('a', 'text'), [answer('a', 'not a url')])).toBeUndefined();
  });

  it('goes down a tree as many levels as the question says', () => {
    const treeOptions = [
      { _id: 't1', label: 'Energy', parentId: null },
      { _id: 't2', label: 'Solar', parentId: 't1' },
      { _id: 't3', label: 'On roofs', parentId: 't2' },
    ];
    const whole = question('a', 'tree_single', { treeOptions });
    expect(problems(whole, [answer('a', 't3')])).toBeUndefined();
    const two = { ...whole, optionsDepth: 2 };
    expect(problems(two, [answer('a', 't2')])).toBeUndefined();
    expect(problems(two, [answer('a', 't3')])).toEqual({ kind: 'invalid' });
    expect(treeOptionsOf(two).map(({ _id }) => _id)).toEqual(['t1', 't2']);
    const circle = [
      { _id: 't1', label: 'A', parentId: 't2' },
      { _id: 't2', label: 'B', parentId: 't1' },
    ];
    expect(treeOptionsOf(question('a', 'tree_single', { treeOptions: circle, optionsDepth: 2 }))).toEqual([]);
  });
});

describe('treeChoices', () => {
  it('lists branch by branch, in the given order of each', () => {
    const option = (_id: string, label: string, parentId: string | null) => ({ _id, label, parentId });
    const treeOptions = [
      option('f1', 'Farming', 'f'),
      option('e1', 'Solar', 'e'),
      option('f', 'Food', null),
      option('h', 'Health', null),
      option('e', 'Energy', null),
      option('f2', 'Delivery', 'f'),
      option('x', 'Of nobody', 'gone'),
    ];
    expect(treeChoices(treeOptions).map(({ label }) => label)).toEqual([
      'Food › Farming',
      'Food › Delivery',
      'Health',
      'Energy › Solar',
      'Of nobody',
    ]);
  });
});

describe('valueKindOf', () => {
  it.each([
    ['textValue', 'text text_long text_link select_dropdown select_radio tree_single date file custom_field'],
    ['numberValue', 'number number_scale calculated'],
    ['arrayValue', 'select_checkbox select_multi_dropdown tree_multi table'],
    [null, 'section heading sub_heading paragraph video'],
  ])('is %s of %s', (kind, types) => {
    for (const type of types.split(' ')) expect(valueKindOf(type), type).toBe(kind);
  });
});

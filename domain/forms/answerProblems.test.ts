import { describe, expect, it } from 'vitest';
import { answerProblems } from './answerProblems.ts';
import { treeChoices } from './answerValues.ts';
import { type FormElement, valueKindOf } from './FormElement.ts';
import { formState } from './formState.ts';
import { answerOf, elementOf, optionOf, writeInOption } from './testing/elements.ts';
import { treeOptionsOf } from './treeOptions.ts';

describe('answerProblems', () => {
  const required = { required: true, min: null, max: null };
  const problems = (element: FormElement, given: ReturnType<typeof answerOf>[], isComplete = true) =>
    answerProblems(formState([element], new Map(given)), isComplete).get(element._id);

  it('asks for what must be answered only of what is handed in', () => {
    const element = elementOf('a', 'text', { validations: required });
    expect(problems(element, [])).toEqual({ kind: 'required' });
    expect(problems(element, [answerOf('a', '  ')])).toEqual({ kind: 'required' });
    expect(problems(element, [], false)).toBeUndefined();
    expect(problems(elementOf('a', 'heading', { validations: required }), [])).toBeUndefined();
  });

  it('takes rows that were added to a table and not filled for no answer', () => {
    const table = elementOf('a', 'table', { options: [optionOf('x'), optionOf('y')], validations: required });
    expect(problems(table, [answerOf('a', ['[""]', '["",""]'])])).toEqual({ kind: 'required' });
    expect(problems(table, [answerOf('a', ['[""]', '["","Ada"]'])])).toBeUndefined();
  });

  it('keeps numbers within their limits', () => {
    const element = elementOf('a', 'number', { validations: { required: false, min: 1, max: 5 } });
    expect(problems(element, [answerOf('a', 0)])).toEqual({ kind: 'min', limit: 1 });
    expect(problems(element, [answerOf('a', 6)])).toEqual({ kind: 'max', limit: 5 });
    expect(problems(element, [answerOf('a', 0)], false)).toEqual({ kind: 'min', limit: 1 });
  });

  it('takes of a selection only what it offers, unless one may write', () => {
    const options = [optionOf('x')];
    const element = elementOf('a', 'select_radio', { options });
    expect(problems(element, [answerOf('a', 'x')])).toBeUndefined();
    expect(problems(element, [answerOf('a', 'y')])).toEqual({ kind: 'notOffered' });
    const open = { ...element, options: [...options, writeInOption] };
    expect(problems(open, [answerOf('a', 'y')])).toBeUndefined();
    const tree = elementOf('a', 'tree_multi', { treeOptions: [{ _id: 't1', label: 'T', parentId: null }] });
    expect(problems(tree, [answerOf('a', ['t1'])])).toBeUndefined();
    expect(problems(tree, [answerOf('a', ['t2'])])).toEqual({ kind: 'notOffered' });
  });

  it('takes as a link only what leads somewhere', () => {
    const element = elementOf('a', 'text_link');
    expect(problems(element, [answerOf('a', 'example.com/pitch')])).toBeUndefined();
    expect(problems(element, [answerOf('a', 'not a url')])).toEqual({ kind: 'url' });
    expect(problems(elementOf('a', 'text'), [answerOf('a', 'not a url')])).toBeUndefined();
  });

  it('writes in one thing beside what is offered, and in several only where it may', () => {
    const options = [optionOf('x'), optionOf('z')];
    const several = elementOf('a', 'select_checkbox', { options: [...options, writeInOption] });
    expect(problems(several, [answerOf('a', ['x', 'of my own'])])).toBeUndefined();
    expect(problems(several, [answerOf('a', ['x', 'of my own', 'and more'])])).toEqual({ kind: 'notOffered' });
    expect(problems({ ...several, options }, [answerOf('a', ['x', 'of my own'])])).toEqual({ kind: 'notOffered' });
  });

  it('counts letters and choices; too few only of what is handed in', () => {
    const limits = { required: false, min: 2, max: 3 };
    const text = elementOf('a', 'text', { validations: limits });
    expect(problems(text, [answerOf('a', 'x')])).toEqual({ kind: 'minLength', limit: 2 });
    expect(problems(text, [answerOf('a', 'x')], false)).toBeUndefined();
    expect(problems(text, [answerOf('a', 'xxxx')], false)).toEqual({ kind: 'maxLength', limit: 3 });
    const options = ['u', 'v', 'x', 'y'].map((value) => optionOf(value));
    const choice = elementOf('a', 'select_checkbox', { options, validations: limits });
    expect(problems(choice, [answerOf('a', ['u'])])).toEqual({ kind: 'minChoices', limit: 2 });
    expect(problems(choice, [answerOf('a', ['u', 'v', 'x', 'y'])])).toEqual({ kind: 'maxChoices', limit: 3 });
  });

  it('counts the rows of a table in which something stands', () => {
    const table = elementOf('a', 'table', { options: [optionOf('Name')] });
    const rows = (count: number) => [answerOf('a', [...Array.from({ length: count }, () => '["Acme"]'), '[""]'])];
    expect(problems(table, rows(2))).toBeUndefined();
    expect(problems(table, rows(3)), 'nobody may add rows').toEqual({ kind: 'maxRows', limit: 2 });
    const five = { ...table, userAddRow: true, validations: { required: false, min: 3, max: 5 } };
    expect(problems(five, rows(2))).toEqual({ kind: 'minRows', limit: 3 });
    expect(problems(five, rows(2), false), 'still being written').toBeUndefined();
    expect(problems(five, rows(6), false)).toEqual({ kind: 'maxRows', limit: 5 });
    expect(problems({ ...table, userAddRow: true }, rows(51))).toEqual({ kind: 'maxRows', limit: 50 });
  });

  it('takes as a date only a day that is one', () => {
    expect(problems(elementOf('a', 'date'), [answerOf('a', '2026-02-28')])).toBeUndefined();
    expect(problems(elementOf('a', 'date'), [answerOf('a', '2026-02-30')])).toEqual({ kind: 'day' });
  });

  it('goes down a tree as many levels as the question says', () => {
    const treeOptions = [
      { _id: 't1', label: 'Energy', parentId: null },
      { _id: 't2', label: 'Solar', parentId: 't1' },
      { _id: 't3', label: 'On roofs', parentId: 't2' },
    ];
    const whole = elementOf('a', 'tree_single', { treeOptions });
    expect(problems(whole, [answerOf('a', 't3')])).toBeUndefined();
    const two = { ...whole, optionsDepth: 2 };
    expect(problems(two, [answerOf('a', 't2')])).toBeUndefined();
    expect(problems(two, [answerOf('a', 't3')])).toEqual({ kind: 'notOffered' });
    expect(treeOptionsOf(two).map(({ _id }) => _id)).toEqual(['t1', 't2']);
    const circle = [
      { _id: 't1', label: 'A', parentId: 't2' },
      { _id: 't2', label: 'B', parentId: 't1' },
    ];
    expect(treeOptionsOf(elementOf('a', 'tree_single', { treeOptions: circle, optionsDepth: 2 }))).toEqual([]);
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
    expect(treeChoices(treeOptions, 'en').map(({ label }) => label)).toEqual([
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

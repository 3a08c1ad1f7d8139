import { describe, expect, it } from 'vitest';
import type { Dependency, FormElement } from './FormElement.ts';
import { formProblems } from './formProblems.ts';
import { all, either, elementOf, group, optionOf, when, writeInOption } from './testing/elements.ts';

const stage = elementOf('stage', 'select_radio', { options: [optionOf('idea'), optionOf('sales', 3)] });
const costs = elementOf('costs', 'number', { validations: { required: false, min: 0, max: 100 } });
const founded = elementOf('founded', 'date');
const topics = elementOf('topics', 'select_checkbox', { options: [optionOf('a'), optionOf('b')] });
const name = elementOf('name', 'text');
const known = [stage, costs, founded, topics, name, elementOf('title', 'heading')];

const faults = (...more: FormElement[]) => formProblems([...known, ...more]).map(({ fault }) => fault);
const ofCondition = (dependency: Dependency) => faults(elementOf('x', 'text', { dependency }));

describe('a form', () => {
  it('has no fault when it asks for what can be answered', () => {
    expect(faults()).toEqual([]);
  });

  it.each([
    ['labelMissing', elementOf('x', 'text', { label: ' ' })],
    ['optionsMissing', elementOf('x', 'select_radio', { options: [writeInOption] })],
    ['optionNameless', elementOf('x', 'select_radio', { options: [{ ...optionOf('a'), labels: [] }] })],
    ['columnNameless', elementOf('x', 'table', { options: [{ ...optionOf('a'), labels: [] }] })],
    ['optionTwice', elementOf('x', 'select_radio', { options: [optionOf('a'), { ...optionOf('a'), value: 'b' }] })],
    ['optionsMissing', elementOf('x', 'table')],
    ['limitsCrossed', elementOf('x', 'number', { validations: { required: false, min: 3, max: 2 } })],
    ['treeMissing', elementOf('x', 'tree_single')],
    ['videoMissing', elementOf('x', 'video')],
    ['customFieldMissing', elementOf('x', 'custom_field')],
    ['formulaUnreadable', elementOf('x', 'calculated', { formula: '{costs} +' })],
    ['formulaQuestion', elementOf('x', 'calculated', { formula: '{founded} * 2' })],
  ])('has the fault %s', (fault, element) => {
    expect(faults(element)).toEqual([fault]);
  });

  it('counts with choices that count as numbers', () => {
    expect(faults(elementOf('x', 'calculated', { formula: '{costs} * {stage}' }))).toEqual([]);
  });
});

describe('a condition', () => {
  it.each([
    [all(when('stage', 'IS', 'idea'), when('costs', 'GT', '3'))],
    [either(when('stage', 'IS', 'idea'), when('stage', 'IS', 'sales'))],
    [all(when('topics', 'IS', 'a'), when('topics', 'IS', 'b'))],
    [all(when('costs', 'GT', '3'), when('costs', 'LT', '5'))],
    [all(when('costs', 'IS', '1', '9'), when('costs', 'GT', '2'))],
    [all(when('stage', 'IS', 'idea'), group(either(when('stage', 'IS', 'sales'), when('costs', 'GT', '3'))))],
    [all(when('founded', 'GTE', '2024-01-01'), when('founded', 'LTE', '2024-01-01'))],
    [all(when('name', 'CONTAINS', 'Ada'), when('name', 'IS_NOT', 'Ada'))],
    [all(when('stage', 'IS_NOT', 'idea', 'sales'))],
    [all(when('founded', 'GTE', '2024-01-01'), group(either(when('costs', 'EXISTS'), when('topics', 'NOT_EXISTS'))))],
  ])('is right: %j', (dependency) => {
    expect(ofCondition(dependency)).toEqual([]);
  });

  it.each([
    ['conditionQuestion', all(when('gone', 'EXISTS'))],
    ['circle', all(when('x', 'EXISTS'))],
    ['conditionOperator', all(when('stage', 'GT', '3'))],
    ['conditionOperator', all(when('title', 'EXISTS'))],
    ['conditionValue', all(when('stage', 'IS', 'nobody'))],
    ['conditionValue', all(when('costs', 'GT', 'much'))],
    ['conditionValue', all(when('stage', 'IS'))],
    ['conditionImpossible', all(when('stage', 'IS', 'idea'), when('stage', 'IS', 'sales'))],
    ['conditionImpossible', all(when('stage', 'IS', 'idea'), when('stage', 'IS_NOT', 'idea'))],
    ['conditionImpossible', all(when('costs', 'GT', '5'), when('costs', 'LT', '5'))],
    ['conditionImpossible', all(when('costs', 'GT', '100'))],
    ['conditionImpossible', either(when('costs', 'GT', '100'), when('costs', 'LT', '0'))],
    ['conditionImpossible', all(when('topics', 'NOT_EXISTS'), when('topics', 'IS', 'a'))],
    ['conditionImpossible', all(when('stage', 'IS', 'idea'), group(all(when('stage', 'IS', 'sales'))))],
    [
      'conditionImpossible',
      all(when('stage', 'IS', 'idea'), group(either(when('stage', 'IS', 'sales'), when('costs', 'GT', '100')))),
    ],
    ['conditionImpossible', all(when('costs', 'IS', '3'), when('costs', 'IS_NOT', '3'))],
    ['conditionImpossible', all(when('costs', 'IS', '1', '9'), when('costs', 'GT', '2'), when('costs', 'LT', '8'))],
    ['conditionImpossible', all(when('founded', 'GT', '2024-05-01'), when('founded', 'LT', '2024-01-01'))],
    ['conditionImpossible', all(when('founded', 'IS', '2024-05-01'), when('founded', 'LT', '2024-01-01'))],
    ['conditionImpossible', all(when('name', 'IS', 'Ada'), when('name', 'IS', 'Bob'))],
    ['conditionImpossible', all(when('name', 'IS', 'Ada'), when('name', 'IS_NOT', 'Ada'))],
    ['conditionImpossible', all(when('topics', 'CONTAINS_ALL', 'a', 'b'), when('topics', 'IS_NOT', 'b'))],
    ['conditionImpossible', all(when('stage', 'IS_NOT', 'idea', 'sales'), when('stage', 'EXISTS'))],
    ['conditionDeep', all(group(all(group(all(group(all(group(all(when('costs', 'EXISTS'))))))))))],
  ] as const)('has the fault %s: %j', (fault, dependency) => {
    expect(ofCondition(dependency)).toEqual([fault]);
  });

  it('may not ask for an answer to what is shown only without it', () => {
    const investors = elementOf('investors', 'text', { dependency: all(when('stage', 'IS', 'sales')) });
    const x = elementOf('x', 'text', { dependency: all(when('investors', 'EXISTS'), when('stage', 'IS', 'idea')) });
    expect(faults(investors, x)).toEqual(['conditionImpossible']);
    const y = elementOf('x', 'text', { dependency: all(when('investors', 'NOT_EXISTS'), when('stage', 'IS', 'idea')) });
    expect(faults(investors, y)).toEqual([]);
  });

  it('may not ask for what keeps its own section from being shown', () => {
    const section = elementOf('s', 'section', { dependency: all(when('stage', 'IS', 'sales')) });
    const idea = elementOf('x', 'text', { dependency: either(when('stage', 'IS', 'idea'), when('costs', 'LT', '0')) });
    expect(faults(section, idea)).toEqual(['conditionImpossible']);
    expect(faults(section, elementOf('s2', 'section'), idea)).toEqual([]);
    const inside = elementOf('inside', 'text');
    const after = elementOf('y', 'text', { dependency: all(when('inside', 'EXISTS'), when('stage', 'IS', 'idea')) });
    expect(faults(section, inside, elementOf('s2', 'section'), after)).toEqual(['conditionImpossible']);
    expect(faults(section, elementOf('z', 'text', { dependency: all(when('costs', 'GT', '3')) }))).toEqual([]);
  });

  it('may not come back to its own question, over others, sections and formulas', () => {
    const section = elementOf('s', 'section', { dependency: all(when('total', 'GT', '3')) });
    const total = elementOf('total', 'calculated', { formula: '{part}' });
    const problems = formProblems([section, elementOf('part', 'number'), elementOf('s2', 'section'), total]);
    expect(problems).toEqual([
      { elementId: 's', fault: 'circle' },
      { elementId: 'part', fault: 'circle' },
      { elementId: 'total', fault: 'circle' },
    ]);
  });
});

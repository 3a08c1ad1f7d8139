import { describe, expect, it } from 'vitest';
import type { Dependency, FormElement } from './FormElement.ts';
import { formProblems } from './formProblems.ts';
import { all, either, elementOf, group, optionOf, when, writeInOption } from './testing/elements.ts';

const stage = elementOf('stage', 'select_radio', { options: [optionOf('idea'), optionOf('sales', 3)] });
const costs = elementOf('costs', 'number', { validations: { required: false, min: 0, max: 100 } });
const founded = elementOf('founded', 'date');
const topics = elementOf('topics', 'select_checkbox', { options: [optionOf('a'), optionOf('b')] });
const known = [stage, costs, founded, topics, elementOf('title', 'heading')];

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
    ['optionTwice', elementOf('x', 'select_radio', { options: [optionOf('a'), { ...optionOf('a'), value: 'b' }] })],
    ['optionsMissing', elementOf('x', 'table')],
    ['limitsCrossed', elementOf('x', 'number', { validations: { required: false, min: 3, max: 2 } })],
    ['treeMissing', elementOf('x', 'tree_single')],
    ['videoMissing', elementOf('x', 'video')],
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
    ['conditionDeep', all(group(all(group(all(group(all(group(all(when('costs', 'EXISTS'))))))))))],
  ] as const)('has the fault %s: %j', (fault, dependency) => {
    expect(ofCondition(dependency)).toEqual([fault]);
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

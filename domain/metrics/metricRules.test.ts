import { describe, expect, it } from 'vitest';
import { metricProblems, type RuledValue } from './metricProblems.ts';
import { boundOf, isUpperRule, joinNames, keepsRule, parseMetricRule, type RuleKind } from './metricRules.ts';
import { readMetricValue } from './metricValues.ts';

const texts = { invalidAmount: 'Invalid amount', invalidNumber: 'Invalid number' } as const;
const ruleMessage = (kind: RuleKind, bound: string) =>
  `This must be ${isUpperRule(kind) ? 'less' : 'greater'} than ${bound}`;

describe('rules of metrics', () => {
  it('are a number, a reference, or a sum of references', () => {
    expect(parseMetricRule('min:0')).toEqual({ kind: 'min', bound: 0 });
    expect(parseMetricRule('max:users')).toEqual({ kind: 'max', bound: ['users'] });
    expect(parseMetricRule('lessThan: a + b')).toEqual({ kind: 'lessThan', bound: ['a', 'b'] });
    for (const text of ['', 'min:', 'about:3', 'max:a+']) expect(parseMetricRule(text), text).toBeNull();
  });

  it('add up what they refer to, and wait while a part of it is missing', () => {
    const values: Record<string, number | null> = { a: 2, b: 3, c: null };
    const rule = (text: string) => parseMetricRule(text) ?? { kind: 'min' as const, bound: 0 };
    expect(boundOf(rule('max:a+b'), (key) => values[key] ?? null)).toBe(5);
    expect(boundOf(rule('max:a+c'), (key) => values[key] ?? null)).toBeNull();
  });

  it('include their bound where they say at least and at most', () => {
    expect([keepsRule('min', 3, 3), keepsRule('max', 3, 3)]).toEqual([true, true]);
    expect([keepsRule('moreThan', 3, 3), keepsRule('lessThan', 3, 3)]).toEqual([false, false]);
  });

  it('are kept from above or from below, which two sentences say', () => {
    expect((['max', 'lessThan', 'min', 'moreThan'] as const).map(isUpperRule)).toEqual([true, true, false, false]);
  });

  it('name several metrics with commas and the last with and, in the words of the language', () => {
    expect(joinNames(['Users', 'Customers', 'Revenue'])).toBe('Users, Customers and Revenue');
    expect(joinNames(['Users'])).toBe('Users');
    expect(joinNames(['Nutzer', 'Kunden'], 'de')).toBe('Nutzer und Kunden');
  });
});

describe('problems of a form', () => {
  const words = {
    invalid: (reason: 'invalidAmount' | 'invalidNumber') => texts[reason],
    broken: ruleMessage,
    number: (value: number) => String(value),
    names: (names: readonly string[]) => joinNames(names),
  };
  const value = (id: string, raw: unknown, rules: readonly string[] = [], more: Partial<RuledValue> = {}) => ({
    id,
    name: id.toUpperCase(),
    unitType: 'USER',
    read: readMetricValue('USER', raw),
    validations: rules.map((validation) => ({ validation })),
    ...more,
  });
  const messagesOf = (values: readonly RuledValue[], stored = new Map()) =>
    metricProblems(values, stored, words).map(({ id, message }) => `${id}: ${message}`);

  it('name the bound of each of the four rules', () => {
    expect(messagesOf([value('a', 11, ['lessThan:10'])])).toEqual(['a: This must be less than 10']);
    expect(messagesOf([value('a', 11, ['max:10'])])).toEqual(['a: This must be less than 10']);
    expect(messagesOf([value('a', 9, ['moreThan:10'])])).toEqual(['a: This must be greater than 10']);
    expect(messagesOf([value('a', 9, ['min:10'])])).toEqual(['a: This must be greater than 10']);
    expect(messagesOf([value('a', 10, ['min:10', 'max:10', 'moreThan:9', 'lessThan:11'])])).toEqual([]);
  });

  it('compare with what else is typed, and with what is stored', () => {
    const form = [value('a', 2), value('b', 3), value('c', 6, ['max:a+b'])];
    expect(messagesOf(form)).toEqual(['c: This must be less than A and B']);
    const stored = new Map([['s', { name: 'Stored', value: 1 }]]);
    expect(messagesOf([value('a', 2, ['lessThan:s'])], stored)).toEqual(['a: This must be less than Stored']);
    expect(messagesOf([value('a', 2, ['lessThan:gone'])], stored)).toEqual([]);
  });

  it('are said in the words that the metric brings along', () => {
    const own = value('a', 3, [], { validations: [{ validation: 'max:2', label: 'Two at most, please' }] });
    expect(messagesOf([own])).toEqual(['a: Two at most, please']);
  });

  it('begin with what is no number', () => {
    expect(messagesOf([value('a', '1.2.3', ['max:1'])])).toEqual(['a: Invalid number']);
  });
});

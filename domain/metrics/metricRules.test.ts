import { describe, expect, it } from 'vitest';
import { monthBefore } from './metricPeriods.ts';
import { boundOf, joinNames, keepsRule, parseMetricRule, ruleMessage } from './metricRules.ts';
import { readMetricValue, strippedNumber } from './metricValues.ts';

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

  it('say what is wrong in two sentences', () => {
    expect(ruleMessage('max', '5')).toBe('This must be less than 5');
    expect(ruleMessage('min', 'Users')).toBe('This must be greater than Users');
    expect(joinNames(['Users', 'Customers', 'Revenue'])).toBe('Users, Customers and Revenue');
  });
});

describe('typed values', () => {
  it('keep digits and the dot only', () => {
    expect(strippedNumber('-3.5 €')).toBe('3.5');
  });

  it('count a zero as filled and nothing as empty', () => {
    expect(readMetricValue('USER', 0)).toEqual({ kind: 'number', value: 0 });
    expect(readMetricValue('USER', '')).toEqual({ kind: 'empty' });
  });

  it('are refused in the words of their unit', () => {
    expect(readMetricValue('MONETARY', 'much')).toEqual({ kind: 'invalid', message: 'Invalid amount' });
    expect(readMetricValue('USER', '1.2.3')).toEqual({ kind: 'invalid', message: 'Invalid number' });
  });

  it('are a number behind a percent sign, and a moment for dates', () => {
    expect(readMetricValue('PERCENTAGE', '12.5 %')).toEqual({ kind: 'number', value: 12.5 });
    expect(readMetricValue('DATE', '2030-02-01T10:00:00Z')).toEqual({
      kind: 'date',
      value: '2030-02-01T10:00:00.000Z',
    });
  });
});

it('asks for the whole month before a day', () => {
  expect(monthBefore('2030-03-31')).toEqual({ from: '2030-02-01', to: '2030-02-28' });
  expect(monthBefore('2030-01-15')).toEqual({ from: '2029-12-01', to: '2029-12-31' });
});

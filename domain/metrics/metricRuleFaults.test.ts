import { describe, expect, it } from 'vitest';
import { isNameableKey, keysInRule, namingKey, ruleFaults } from './metricRuleFaults.ts';

const others = [
  { key: 'users', rules: { min: 'customers' } },
  { key: 'customers', rules: { moreThan: 'grants + loans' } },
  { key: 'grants', rules: null },
  { key: 'loans', rules: null },
];

describe('rules of metrics', () => {
  it('are numbers, keys or sums of keys', () => {
    expect(keysInRule(' 12.5 ')).toEqual([]);
    expect(keysInRule('')).toEqual([]);
    expect(keysInRule('grants + loans')).toEqual(['grants', 'loans']);
    expect(keysInRule('grants +')).toBeNull();
    expect(ruleFaults({ key: 'costs', rules: { min: '0', max: 'users+grants', lessThan: null } }, others)).toEqual([]);
  });

  it('name what there is, and not their own metric', () => {
    const rules = { lessThan: 'grants++loans', moreThan: 'profit', min: 'costs', max: 'users + 5' };
    expect(ruleFaults({ key: 'costs', rules }, others)).toEqual([
      { kind: 'lessThan', fault: 'unreadable', what: 'grants++loans' },
      { kind: 'moreThan', fault: 'unknown', what: 'profit' },
      { kind: 'min', fault: 'self', what: 'costs' },
      { kind: 'max', fault: 'unknown', what: '5' },
    ]);
  });

  it('are no other calculations: of these it is not said that a key is missing', () => {
    expect(ruleFaults({ key: 'costs', rules: { min: 'users * 2' } }, others)).toEqual([
      { kind: 'min', fault: 'unreadable', what: 'users * 2' },
    ]);
    const named = [...others, { key: 'a/b', rules: null }];
    expect(ruleFaults({ key: 'costs', rules: { min: 'a/b' } }, named)).toEqual([]);
  });

  it('do not go in a circle, however long; a circle of others is not their fault', () => {
    expect(ruleFaults({ key: 'grants', rules: { max: 'users' } }, others)).toEqual([
      { kind: 'max', fault: 'circle', what: 'grants → users → customers → grants' },
    ]);
    const round = [...others.slice(0, 2), { key: 'grants', rules: { max: 'users' } }, { key: 'loans', rules: null }];
    expect(ruleFaults({ key: 'costs', rules: { max: 'users' } }, round)).toEqual([]);
  });

  it('know who names a key', () => {
    expect(namingKey('loans', others).map(({ key }) => key)).toEqual(['customers']);
    expect(namingKey('users', others)).toEqual([]);
    expect(['revenue', '12', 'a+b', ''].map(isNameableKey)).toEqual([true, false, false, false]);
  });
});

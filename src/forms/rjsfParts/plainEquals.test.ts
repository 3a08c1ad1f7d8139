import { createCustomEqual as customEqual } from 'fast-equals';
import { describe, expect, it } from 'vitest';
import { createCustomEqual } from './plainEquals.ts';

const whole = customEqual({
  circular: true,
  createCustomConfig: () => ({ areFunctionsEqual: (_one, other) => typeof other === 'function' }),
});
const plain = createCustomEqual();

const ring = (): Record<string, unknown> => {
  const record: Record<string, unknown> = { name: 'Ring' };
  record.self = record;
  return record;
};

/** Each is told apart from every other, and found equal to its own copy. */
const values: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => '',
  () => 'text',
  () => 0,
  () => 1,
  () => Number.NaN,
  () => false,
  () => true,
  () => [],
  () => [1, 2],
  () => [2, 1],
  () => [1, [2]],
  () => ({}),
  () => ({ a: undefined }),
  () => ({ b: undefined }),
  () => ({ a: 1, b: { c: [1] } }),
  () => ({ b: { c: [1] }, a: 1 }),
  () => ({ a: 1, b: { c: [2] } }),
  () => ({ 0: 1, 1: 2 }),
  () => new Date('2026-03-14T00:00:00Z'),
  () => new Date('2026-03-15T00:00:00Z'),
  () => () => 1,
  () => ({ onChange: () => 1 }),
  ring,
  () => [ring()],
  () => new Map(),
  () => new Map([['name', { key: 'error.required' }]]),
  () => new Map([['name', { key: 'error.invalid' }]]),
  () => new Map([['age', { key: 'error.required' }]]),
  () => new Set(),
  () => new Set(['name']),
  () => new Set(['age']),
  () => ({ errors: new Map([['name', 'Name']]), hidden: new Set(['age']) }),
  () => ({ errors: new Map(), hidden: new Set(['age']) }),
];

describe('what stands in for the equality of the form library', () => {
  it('answers as the whole package does for every pair of values that forms hold', () => {
    const told = values.map((one) => values.map((other) => plain(one(), other())));
    expect(told).toEqual(values.map((one) => values.map((other) => whole(one(), other()))));
  });

  it('takes all functions for one, and nothing else for a function', () => {
    expect(plain({ onChange: () => 1 }, { onChange: () => 2 })).toBe(true);
    expect(plain(() => 1, {})).toBe(false);
  });
});

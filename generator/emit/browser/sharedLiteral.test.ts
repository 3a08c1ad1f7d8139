import { expect, it } from 'vitest';
import { sharedLiteral } from './sharedLiteral.ts';

const evaluate = (value: unknown, without?: string[]): unknown => {
  const { declarations, expression } = sharedLiteral(value, without);
  return new Function(`${declarations.replaceAll(' as const', '')}return ${expression}`)();
};

const staff = { audience: 'signedIn', roles: ['Admin', 'Staff', 'Coach'] };

it('writes equal parts once and gives the same data', () => {
  const value = {
    a: { path: '/a', guard: staff },
    b: { path: '/b', guard: staff },
    c: { guard: { ...staff, flag: 'x' } },
  };
  const { declarations, expression } = sharedLiteral(value);
  expect(`${declarations}${expression}`.match(/Coach/g)).toHaveLength(1);
  expect(evaluate(value)).toEqual(value);
});

it('leaves the named keys out at every depth', () => {
  expect(evaluate({ a: { source: 'x', inner: [{ source: 'y', n: 1 }] } }, ['source'])).toEqual({
    a: { inner: [{ n: 1 }] },
  });
});

import { expect, it } from 'vitest';
import { screen } from '#src/generated/screens/startups.management.gen.ts';
import { listVariables } from '../listVariables.ts';
import { readAddedKey, writeAddedKey } from './addedFilter.ts';

const filterOf = (key: string, ...values: string[]) => listVariables(screen, { f: { [key]: values } }).filter;
const some = (test: object) => ({ customFieldValues: { SOME: { field: { IS: 'f1' }, ...test } } });

it('names a field in the address, and leaves out what somebody typed there', () => {
  const key = { relation: 'customFieldValues', kind: 'number', fieldId: 'f1' } as const;
  expect(readAddedKey(screen, writeAddedKey(key))).toEqual(key);
  for (const wrong of [
    'customFieldValues',
    'customFieldValues.f1',
    'name.number.f1',
    'customFieldValues.sum.f1',
    'a.b.c.d',
  ])
    expect(readAddedKey(screen, wrong)).toBeNull();
  expect(filterOf('customFieldValues', 'x')).toBeNull();
  expect(filterOf('customFieldValues.number.f1', 'many', '')).toBeNull();
});

it('compares each kind as what it is', () => {
  expect(filterOf('customFieldValues.number.f1', '5', '9.5')).toEqual(some({ numberValue: { GTE: 5, LTE: 9.5 } }));
  expect(filterOf('customFieldValues.date.f1', '', '2026-01-31')).toEqual(some({ value: { LTE: '2026-01-31' } }));
  expect(filterOf('customFieldValues.text.f1', ' sea ')).toEqual(some({ value: { CONTAINS: 'sea' } }));
  expect(filterOf('customFieldValues.choice.f1', 'a', 'b')).toEqual(
    some({ value: { OR: [{ IS: 'a' }, { IS: 'b' }] } }),
  );
  expect(filterOf('customFieldValues.filled.f1', 'true')).toEqual(some({}));
  expect(filterOf('customFieldValues.filled.f1', 'false')).toEqual({
    customFieldValues: { NONE: { field: { IS: 'f1' } } },
  });
});

import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { flowLine, flowYaml } from './flowYaml.ts';

describe('a value on one line', () => {
  it.each([
    ['a text', 'Books'],
    ['a text with a colon and a quote', "Don't: never"],
    ['what looks like something else', ['true', 'null', '5', '-1', '~', '']],
    ['an order', '-year'],
    ['a permission', 'TAGS/STARTUP:ADD'],
    ['an address', ['/books/{_id}', '/']],
    ['a reference to the reader', { member: '$user.id' }],
    ['a rule', [{ allow: ['Admin', 'Mentor'], where: { year: { gte: 2000 } }, hidden: true }]],
    ['an expression', "binding == 'HB' && year > 3"],
  ])('is read as it was: %s', (_, value) => {
    expect(load(flowYaml(value))).toEqual(value);
  });

  it('is cut at its inner parts when it is too long', () => {
    const fields = { title: { type: 'text', max: 200 }, year: { type: 'int' } };
    expect(flowLine('fields', fields, 40)).toBe('fields: { title: …, year: … }');
    expect(flowLine('fields', fields, 20)).toBe('fields: …');
  });
});

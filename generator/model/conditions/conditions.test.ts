import { describe, expect, it } from 'vitest';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { ConditionReader } from './ConditionReader.ts';
import { conditionOf } from './conditionOf.ts';
import { filterOf } from './filterOf.ts';

const scopes = new Map<string, { condition: object }>([
  ['own', { condition: { or: [{ author: { eq: '$user.id' } }, { startup: { in: '$user.startups' } }] } }],
]);

const read = (condition: unknown): unknown =>
  new ConditionReader(scopes.keys(), (name) => scopes.get(name)).read(condition, []);

const field = (name: string, type: FieldMeta['type']): FieldMeta => ({
  name,
  type,
  column: name,
  required: false,
  sortable: true,
  filterable: true,
  searchable: false,
  readonly: false,
  hidden: false,
});
const entity = {
  fields: [field('status', 'enum'), field('tags', 'refs'), field('day', 'date')],
} as unknown as EntityMeta;
const filter = (condition: unknown): unknown => filterOf(entity, read(condition));

describe('a condition as it is written', () => {
  it.each([
    ['a value', { status: 'active' }, { status: { eq: 'active' } }],
    ['no value', { status: null }, { status: { eq: null } }],
    ['some values', { status: ['a', 'b'] }, { status: { in: ['a', 'b'] } }],
    ['a list of the reader', { startup: '$user.startups' }, { startup: { in: '$user.startups' } }],
    ['none of some values', { status: { ne: ['a', 'b'] } }, { status: { nin: ['a', 'b'] } }],
    ['none of a list of the reader', { startup: { ne: '$user.startups' } }, { startup: { nin: '$user.startups' } }],
    ['an order', { day: { gte: '$date', lt: '$date+7' } }, { day: { gte: '$date', lt: '$date+7' } }],
    ['a part that must not hold', { not: { status: 'a' } }, { not: { status: { eq: 'a' } } }],
  ])('says %s', (_, written, expected) => {
    expect(conditionOf(read(written))).toEqual(expected);
  });

  it('names a scope wherever a condition stands, whose alternatives join those beside it', () => {
    expect(conditionOf(read({ or: [{ status: 'a' }, 'own'] }))).toEqual({
      or: [{ status: { eq: 'a' } }, { author: { eq: '$user.id' } }, { startup: { in: '$user.startups' } }],
    });
    expect(conditionOf(read({ and: [{ status: 'a' }, 'own'] }))).toEqual({
      and: [{ status: { eq: 'a' } }, scopes.get('own')?.condition],
    });
  });
});

describe('the filter that a condition of a screen becomes', () => {
  it.each([
    ['a value', { status: 'active' }, { status: { IS: 'active' } }],
    ['what a list holds', { tags: '$user.id' }, { tags: { CONTAINS: '$user.id' } }],
    ['some values', { status: ['a', 'b'] }, { status: { OR: [{ IS: 'a' }, { IS: 'b' }] } }],
    ['no value', { status: null }, { status: { NOT_EXISTS: true } }],
    ['some value', { status: { ne: null } }, { status: { EXISTS: true } }],
    ['whether there is one', { status: { exists: false } }, { status: { NOT_EXISTS: true } }],
    ['another value', { status: { ne: 'a' } }, { status: { IS_NOT: 'a' } }],
    ['what a list does not hold', { tags: { ne: 'a' } }, { not: { tags: { CONTAINS: 'a' } } }],
    [
      'none of some values, and more',
      { status: { ne: ['a', 'b'] }, day: { gt: '$date' } },
      { and: [{ day: { GT: '$date' } }, { not: { status: { OR: [{ IS: 'a' }, { IS: 'b' }] } } }] },
    ],
    ['a record', { id: '$user.id' }, { _id: { IS: '$user.id' } }],
    ['parts', { or: [{ not: { status: 'a' } }] }, { or: [{ not: { status: { IS: 'a' } } }] }],
  ])('asks for %s', (_, written, expected) => {
    expect(filter(written)).toEqual(expected);
  });
});

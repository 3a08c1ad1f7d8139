import { expect, it } from 'vitest';
import type { Principal } from '#domain/model/access.ts';
import { fieldCondition, recordCondition } from './abilityConditions.ts';
import { buildAbility, type EntityAccess } from './buildAbility.ts';
import { always } from './resolveCondition.ts';

const source = 'test:1';
const principal: Principal = {
  id: 'u1',
  tenantId: 't',
  roleTypes: ['Mentor'],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: {},
};
const boat: EntityAccess = {
  name: 'Boat',
  access: { read: [{ where: { owner: '$user.id' }, source }], create: [], update: [], delete: [] },
  fields: [
    { name: 'price', read: [{ where: { isOpen: true }, source }] },
    { name: 'secret', read: [{ roles: ['Admin'], source }] },
  ],
};
const ability = buildAbility({ principal, rules: [boat] });
const own = { test: { column: 'owner', operator: 'eq', value: 'u1' } };

it('gives the condition of a record, and none where nobody may', () => {
  expect(recordCondition(ability, 'read', 'Boat')).toEqual(own);
  expect(recordCondition(ability, 'update', 'Boat')).toBeNull();
});

it('gives what the rule of a field asks beyond that of its record', () => {
  expect(fieldCondition(ability, 'read', 'Boat', 'price')).toEqual({
    test: { column: 'isOpen', operator: 'eq', value: true },
  });
  expect(fieldCondition(ability, 'read', 'Boat', 'secret')).toBeNull();
  expect(fieldCondition(ability, 'read', 'Boat', 'name')).toEqual(always);
});

it('asks nothing of the fields of records that there are none of for the reader', () => {
  expect(fieldCondition(ability, 'update', 'Boat', 'name')).toEqual(always);
});

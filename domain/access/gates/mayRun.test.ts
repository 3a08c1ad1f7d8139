import { expect, it } from 'vitest';
import type { OperationRule, Principal } from '#domain/model/access.ts';
import { mayRun } from './mayRun.ts';

const mentor: Principal = {
  id: 'u',
  tenantId: 't',
  roleTypes: ['Mentor'],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  featuresOff: ['course'],
  grants: { 'EVENT:EDIT': ['ASSIGNED'] },
};
const rule = (part: Omit<Extract<OperationRule, { kind: 'rule' }>, 'kind'>): OperationRule => ({
  kind: 'rule',
  ...part,
});

it.each<[string, OperationRule, boolean, boolean]>([
  ['everybody', { kind: 'public' }, true, true],
  ['those who have signed in', { kind: 'signedIn' }, false, true],
  ['a role that the reader has', rule({ roles: ['Mentor'] }), false, true],
  ['a role that the reader has not', rule({ roles: ['Admin'] }), false, false],
  ['a permission that is granted', rule({ permission: 'EVENT:EDIT' }), false, true],
  ['a permission that is not granted', rule({ permission: 'EVENT:DELETE' }), false, false],
  ['a switch that is on', rule({ feature: 'feedbackForms' }), false, true],
  ['a switch that is off', rule({ feature: 'course', roles: ['Mentor'] }), false, false],
  ['nobody, as nothing is said', rule({}), false, false],
])('an operation for %s', (_, operation, visitor, reader) => {
  expect(mayRun(operation, null)).toBe(visitor);
  expect(mayRun(operation, mentor)).toBe(reader);
});

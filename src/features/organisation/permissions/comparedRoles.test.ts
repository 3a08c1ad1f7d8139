import { expect, it } from 'vitest';
import { differs, namedRoles } from './comparedRoles.ts';

type Criteria = Parameters<typeof differs>[0][number]['permissions'][number]['permissionCriteria'];

const role = (id: string, permissionCriteria: Criteria) => ({
  _id: id,
  name: id,
  type: [],
  permissions: [{ key: 'TAGS:VIEW', name: '', description: '', permissionCriteria, permissionCriteriaTypes: [] }],
});
const [staff, mentor, coach] = [role('staff', ['ALL']), role('mentor', ['ASSIGNED']), role('coach', ['ASSIGNED'])];

it('names roles in the order of the organisation, and none that is gone', () => {
  expect(namedRoles([staff, mentor, coach], 'coach.gone.staff')).toEqual([staff, coach]);
  expect(namedRoles([staff], undefined)).toEqual([]);
});

it('tells permissions that reach as far for all from those that do not', () => {
  expect(differs([staff, mentor], 'TAGS:VIEW')).toBe(true);
  expect(differs([mentor, coach], 'TAGS:VIEW')).toBe(false);
  expect(differs([role('a', []), coach], 'TAGS:VIEW')).toBe(true);
  expect(differs([staff, mentor], 'NO:SUCH')).toBe(false);
});

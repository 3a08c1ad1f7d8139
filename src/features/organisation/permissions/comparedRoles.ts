import type { MatrixRoleFragment } from '../organisation.gen.ts';

/** The roles that an address names (`roles=id.id`), in the organisation's order; one that is gone is left out. */
export function namedRoles<Role extends Pick<MatrixRoleFragment, '_id'>>(
  roles: readonly Role[],
  named: unknown,
): readonly Role[] {
  const ids = new Set(typeof named === 'string' ? named.split('.') : []);
  return roles.filter(({ _id }) => ids.has(_id));
}

/** Whether a permission does not reach as far for each of these roles. */
export function differs(roles: readonly MatrixRoleFragment[], permission: string): boolean {
  const reaches = roles.map(({ permissions }) => {
    const criteria = permissions.find(({ key }) => key === permission)?.permissionCriteria ?? [];
    return criteria.includes('ALL') ? 'ALL' : criteria.includes('ASSIGNED') ? 'ASSIGNED' : 'NONE';
  });
  return new Set(reaches).size > 1;
}

import type { MatrixRoleFragment } from '../organisation.gen.ts';

/** The roles that an address names (`roles=id.id`), in the organisation's order; one that is gone is left out. */
export function namedRoles<Role extends Pick<MatrixRoleFragment, '_id'>>(
  roles: readonly Role[],
  named: unknown,
): readonly Role[] {
  const ids = new Set(typeof named === 'string' ? named.split('.') : []);
  return roles.filter(({ _id }) => ids.has(_id));
}

export type Reach = 'ALL' | 'ASSIGNED' | 'NONE';

/** How far a permission reaches for a role: to all records, to those that are assigned, or to none. */
export function reachOf({ permissions }: Pick<MatrixRoleFragment, 'permissions'>, permission: string): Reach {
  const criteria = permissions.find(({ key }) => key === permission)?.permissionCriteria ?? [];
  if (criteria.includes('ALL')) return 'ALL';
  return criteria.includes('ASSIGNED') ? 'ASSIGNED' : 'NONE';
}

/** Whether a permission does not reach as far for each of these roles. */
export function differs(roles: readonly MatrixRoleFragment[], permission: string): boolean {
  return new Set(roles.map((role) => reachOf(role, permission))).size > 1;
}

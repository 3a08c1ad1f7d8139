import type { Condition, Criterion, Principal } from '#domain/model/access.ts';
import { type AccessRow, matchesCondition } from './matchesCondition.ts';
import { resolveCondition } from './resolveCondition.ts';

/** The record a permission is asked for, and what "assigned" means for its kind. */
export interface PermissionSubject {
  readonly row: AccessRow;
  readonly assigned: Condition;
}

/**
 * Whether the permission is granted; for a subject, whether it reaches that record.
 * Without a subject, a grant for assigned records counts: there is something it may be used on.
 */
export function hasPermission(principal: Principal | null, key: string, subject?: PermissionSubject): boolean {
  const criteria = criteriaOf(principal, key);
  if (principal === null || criteria.length === 0) return false;
  if (criteria.includes('ALL') || subject === undefined) return true;
  return matchesCondition(resolveCondition(subject.assigned, principal), subject.row);
}

export interface PermissionReach {
  readonly permission: string;
  readonly permissionCriteriaIsAll: boolean;
  readonly permissionCriteriaIsAssigned: boolean;
}

/** Whether a permission applies to all records or only to assigned ones; neither when it is not granted. */
export function permissionReach(principal: Principal | null, key: string): PermissionReach {
  const criteria = criteriaOf(principal, key);
  const isAll = criteria.includes('ALL');
  return {
    permission: key,
    permissionCriteriaIsAll: isAll,
    permissionCriteriaIsAssigned: !isAll && criteria.includes('ASSIGNED'),
  };
}

/** Keys come from outside: `constructor` is no permission. */
function criteriaOf(principal: Principal | null, key: string): readonly Criterion[] {
  return principal !== null && Object.hasOwn(principal.grants, key) ? (principal.grants[key] ?? []) : [];
}

import type { Condition, Principal } from '#domain/model/access.ts';
import { type AccessRow, matchesCondition } from './matchesCondition.ts';
import { resolveCondition } from './resolveCondition.ts';
import { standingOf } from './standing.ts';

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
  const standing = standingOf(principal);
  if (principal === null || !standing.can('use', 'permission', key)) return false;
  if (subject === undefined || standing.can('useOnAll', 'permission', key)) return true;
  return matchesCondition(resolveCondition(subject.assigned, principal), subject.row);
}

export interface PermissionReach {
  readonly permission: string;
  readonly permissionCriteriaIsAll: boolean;
  readonly permissionCriteriaIsAssigned: boolean;
}

/** Whether a permission applies to all records or only to assigned ones; neither when it is not granted. */
export function permissionReach(principal: Principal | null, key: string): PermissionReach {
  const standing = standingOf(principal);
  const isAll = standing.can('useOnAll', 'permission', key);
  return {
    permission: key,
    permissionCriteriaIsAll: isAll,
    permissionCriteriaIsAssigned: !isAll && standing.can('use', 'permission', key),
  };
}

import type { AccessRule, Condition, Principal } from '#domain/model/access.ts';
import { lacksFeature } from './features.ts';
import { admits } from './gates/admits.ts';
import { standingOf } from './standing.ts';

/** What of a rule keeps somebody out, whatever the record is. */
export type StandingRefusal = 'featureOff' | 'featureOn' | 'role' | 'permission' | 'neverAssigned';

/**
 * By what a rule refuses a principal without looking at a record; null where only the record is left to ask. What belongs
 * to an area that the tenant has switched off is nobody's, as if no rule had been written.
 */
export function standingRefusal(principal: Principal, rule: AccessRule): StandingRefusal | null {
  const { permission, feature, unless, assigned } = rule;
  if (lacksFeature(principal, feature)) return 'featureOff';
  if (unless !== undefined && !lacksFeature(principal, unless)) return 'featureOn';
  if (!admits(rule, principal)) return permission === undefined ? 'role' : 'permission';
  // Without a row condition for "assigned" nothing can be assigned, so nothing is allowed.
  return isForAssigned(principal, rule) && assigned === undefined ? 'neverAssigned' : null;
}

/** What a rule asks of a record of a principal whom it admits; `assigned` where the grant reaches no further. */
export function rowConditions(
  principal: Principal,
  rule: AccessRule,
): { readonly where: Condition | undefined; readonly assigned: Condition | undefined } {
  return { where: rule.where, assigned: isForAssigned(principal, rule) ? rule.assigned : undefined };
}

function isForAssigned(principal: Principal, { permission }: AccessRule): boolean {
  return permission !== undefined && !standingOf(principal).can('useOnAll', 'permission', permission);
}

import type { AccessRule, Condition, Criterion, Principal } from '#domain/model/access.ts';
import { always, isAlways, type ResolvedCondition, resolveCondition } from './resolveCondition.ts';

/**
 * The condition under which a list of rules admits the principal, or null when none does (closed by default).
 * Rules are joined with OR. A rule with a permission is decided by the permission alone (resolution Q39).
 */
export function grantedCondition(principal: Principal, rules: readonly AccessRule[]): ResolvedCondition | null {
  const granted = rules.flatMap((rule) => ruleCondition(principal, rule) ?? []);
  if (granted.length === 0) return null;
  if (granted.some(isAlways)) return always;
  return granted.length === 1 && granted[0] !== undefined ? granted[0] : { any: granted };
}

function ruleCondition(principal: Principal, rule: AccessRule): ResolvedCondition | null {
  if (!isInPlan(principal, rule)) return null;
  if (rule.permission === undefined)
    return admitsRole(principal, rule.roles) ? resolved(principal, [rule.where]) : null;
  const criteria: readonly Criterion[] = principal.grants[rule.permission] ?? [];
  if (criteria.includes('ALL')) return resolved(principal, [rule.where]);
  // Without a row condition for "assigned" nothing can be assigned, so nothing is allowed.
  if (!criteria.includes('ASSIGNED') || rule.assigned === undefined) return null;
  return resolved(principal, [rule.where, rule.assigned]);
}

/** What belongs to an area that the tenant has switched off is nobody's, as if no rule had been written. */
function isInPlan({ featuresOff = [] }: Principal, { feature, unless }: AccessRule): boolean {
  if (feature !== undefined && featuresOff.includes(feature)) return false;
  return unless === undefined || featuresOff.includes(unless);
}

function admitsRole(principal: Principal, roles: readonly string[] | undefined): boolean {
  return roles === undefined || roles.some((role) => principal.roleTypes.includes(role));
}

function resolved(principal: Principal, conditions: readonly (Condition | undefined)[]): ResolvedCondition {
  const parts = conditions.flatMap((condition) =>
    condition === undefined ? [] : [resolveCondition(condition, principal)],
  );
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
}

import type { AccessRule, Condition, Principal } from '#domain/model/access.ts';
import { lacksFeature } from './features.ts';
import { admits } from './gates/admits.ts';
import { always, isAlways, type ResolvedCondition, resolveCondition } from './resolveCondition.ts';
import { standingOf } from './standing.ts';

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
  if (!admits(rule, principal)) return null;
  const { permission, assigned } = rule;
  if (permission === undefined || standingOf(principal).can('useOnAll', 'permission', permission))
    return resolved(principal, [rule.where]);
  // Without a row condition for "assigned" nothing can be assigned, so nothing is allowed.
  return assigned === undefined ? null : resolved(principal, [rule.where, assigned]);
}

/** What belongs to an area that the tenant has switched off is nobody's, as if no rule had been written. */
function isInPlan(principal: Principal, { feature, unless }: AccessRule): boolean {
  return !lacksFeature(principal, feature) && (unless === undefined || lacksFeature(principal, unless));
}

function resolved(principal: Principal, conditions: readonly (Condition | undefined)[]): ResolvedCondition {
  const parts = conditions.flatMap((condition) =>
    condition === undefined ? [] : [resolveCondition(condition, principal)],
  );
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
}

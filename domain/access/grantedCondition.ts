import type { AccessRule, Condition, Principal } from '#domain/model/access.ts';
import { always, isAlways, type ResolvedCondition, resolveCondition } from './resolveCondition.ts';
import { rowConditions, standingRefusal } from './ruleRefusal.ts';

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
  if (standingRefusal(principal, rule) !== null) return null;
  const { where, assigned } = rowConditions(principal, rule);
  return resolved(principal, [where, assigned]);
}

function resolved(principal: Principal, conditions: readonly (Condition | undefined)[]): ResolvedCondition {
  const parts = conditions.flatMap((condition) =>
    condition === undefined ? [] : [resolveCondition(condition, principal)],
  );
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
}

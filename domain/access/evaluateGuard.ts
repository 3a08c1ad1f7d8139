import type { GuardSpec, Principal, TenantFeatures } from '#domain/model/access.ts';
import { isFeatureEnabled, isFlagActivated } from './features.ts';
import { hasPermission } from './hasPermission.ts';

/**
 * What a guard decides: show the route, sign in first, see the plan settings, go home, or render nothing
 * (a user without a role type).
 */
export type GuardOutcome = 'allow' | 'login' | 'plan' | 'home' | 'nothing';

type GuardRule = Omit<GuardSpec, 'source'>;

/** Decides a route in the order of requirement 000 §4 "Route guard": signed in, plan, role or permission. */
export function evaluateGuard(guard: GuardRule, principal: Principal | null, features: TenantFeatures): GuardOutcome {
  if (guard.audience === 'signedIn' && principal === null) return 'login';
  if (guard.audience === 'signedOut' && principal !== null) return 'home';
  if (!hasFeatures(guard, features)) return 'plan';
  if (guard.audience !== 'signedIn' || principal === null) return 'allow';
  if (principal.roleTypes.length === 0) return 'nothing';
  return admits(guard, principal) ? 'allow' : 'home';
}

function hasFeatures(guard: GuardRule, features: TenantFeatures): boolean {
  if (guard.feature !== undefined && !isFeatureEnabled(features, guard.feature)) return false;
  return guard.flag === undefined || isFlagActivated(features, guard.flag);
}

/** A permission, when given, overrides the role check in both directions (resolution Q39). */
function admits(guard: GuardRule, principal: Principal): boolean {
  const { hidden = [] } = principal;
  if (guard.sees?.every((what) => hidden.includes(what))) return false;
  if (guard.permission !== undefined) return hasPermission(principal, guard.permission);
  return guard.roles === undefined || guard.roles.some((role) => principal.roleTypes.includes(role));
}

import type { GuardSpec, Principal, TenantFeatures } from '#domain/model/access.ts';
import { isFeatureEnabled, isFlagActivated } from '../features.ts';
import { standingOf } from '../standing.ts';
import { admits } from './admits.ts';

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
  if (missingFeature(guard, features) !== null) return 'plan';
  if (guard.audience !== 'signedIn' || principal === null) return 'allow';
  if (!standingOf(principal).can('be', 'role')) return 'nothing';
  return seesWhatItShows(guard, principal) && admits(guard, principal) ? 'allow' : 'home';
}

/** Whether the route would be shown if the plan held everything: whatever else keeps somebody out, the plan does not help. */
export function opensWithPlan(guard: GuardRule, principal: Principal | null, features: TenantFeatures): boolean {
  const { feature: _feature, flag: _flag, ...rest } = guard;
  return evaluateGuard(rest, principal, features) === 'allow';
}

/** The feature or flag that keeps the tenant from a route; null when it has all that the route needs. */
export function missingFeature({ feature, flag }: GuardRule, features: TenantFeatures): string | null {
  if (feature !== undefined && !isFeatureEnabled(features, feature)) return feature;
  return flag !== undefined && !isFlagActivated(features, flag) ? flag : null;
}

/** A page about people or startups is for roles whose visibility of at least one of them is not NONE. */
function seesWhatItShows({ sees }: GuardRule, principal: Principal): boolean {
  return sees === undefined || sees.some((what) => standingOf(principal).can('see', 'others', what));
}

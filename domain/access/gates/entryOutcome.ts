import type { GuardSpec, Principal, TenantFeatures } from '#domain/model/access.ts';
import type { RedirectCase } from '#domain/model/routes.ts';
import { isFeatureEnabled } from '../features.ts';
import { type Asked, admits } from './admits.ts';
import { evaluateGuard, opensWithPlan } from './evaluateGuard.ts';

/** A menu entry as far as it decides who sees it. */
export interface AskedEntry extends Asked {
  readonly to?: readonly RedirectCase[];
  /** Route ids the targets resolve to, same order. */
  readonly routes?: readonly string[];
  readonly lockedWithout?: string;
}

export interface EntryReader {
  readonly principal: Principal;
  readonly features: TenantFeatures;
  readonly guardOf: (routeId: string) => GuardSpec | undefined;
}

/** Where an entry leads, and whether only the tenant's plan keeps it closed; null: the reader does not see it. */
export interface EntryOutcome {
  readonly isLocked: boolean;
  /** Null for an entry that only gathers others. */
  readonly target: RedirectCase | null;
}

/** What an entry is for its reader: the same in each menu, and on both sides. */
export function entryOutcome(
  entry: AskedEntry,
  { principal, features, guardOf }: EntryReader,
  isKnown?: (path: string) => boolean,
): EntryOutcome | null {
  if (!admits(entry, principal)) return null;
  const index = targetIndex(entry, principal, isKnown);
  const target = entry.to?.[index] ?? null;
  if (target === null && (entry.to ?? []).length > 0) return null;
  const guard = guardOf(entry.routes?.[index] ?? '');
  const outcome = guard ? evaluateGuard(guard, principal, features) : 'allow';
  // An entry is locked only for those who could open it if the plan held everything.
  if (outcome === 'plan') return guard && opensWithPlan(guard, principal, features) ? { isLocked: true, target } : null;
  if (outcome !== 'allow') return null;
  const { lockedWithout } = entry;
  return { isLocked: lockedWithout !== undefined && !isFeatureEnabled(features, lockedWithout), target };
}

/** The first target that is for these roles and whose values are known; -1: none. */
export function targetIndex(
  { to = [] }: AskedEntry,
  principal: Principal | null,
  isKnown: (path: string) => boolean = () => true,
): number {
  return to.findIndex(
    ({ roles, to: path }) =>
      (roles === undefined || (principal !== null && admits({ roles }, principal))) && isKnown(path),
  );
}

import type { TenantFeatures } from '#domain/model/access.ts';
import { planLimited } from '#server/generated/access.gen.ts';

type FlagRules = Readonly<Record<string, { readonly switches: readonly string[] }>>;

/**
 * Switches as stored (`{ course: { enabled: true } }`), the flags that follow from them, and the features that depend on
 * the plan. A tenant without a plan on record is limited by none.
 */
export function featuresOf(stored: unknown, flags: FlagRules, plan?: unknown): TenantFeatures {
  const switches = readSwitches(stored);
  const activated = Object.entries(flags).map(([name, flag]): [string, boolean] => [
    name,
    flag.switches.some((key) => switches[key] === true),
  ]);
  return { switches: { ...switches, ...planFeatures(plan) }, flags: Object.fromEntries(activated) };
}

function planFeatures(plan: unknown): Record<string, boolean> {
  const included = typeof plan === 'object' && plan !== null && 'features' in plan ? plan.features : null;
  return Object.fromEntries(
    Object.keys(planLimited).map((name) => [name, !Array.isArray(included) || included.includes(name)]),
  );
}

function readSwitches(stored: unknown): Record<string, boolean> {
  if (stored === null || typeof stored !== 'object') return {};
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]: [string, unknown]): [string, boolean] => [name, isEnabled(value)]),
  );
}

function isEnabled(value: unknown): boolean {
  return (
    value === true || (typeof value === 'object' && value !== null && 'enabled' in value && value.enabled === true)
  );
}

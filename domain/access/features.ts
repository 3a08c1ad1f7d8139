import type { Principal, TenantFeatures } from '#domain/model/access.ts';

/** The three switches that stand behind the one name `savedViews` (resolution Q38). */
const savedViewSwitches = ['savedViewsApplications', 'savedViewsUsers', 'savedViewsStartups'];

/** Whether the tenant's switch of this name is enabled; names differ only by case between the texts (Q38). */
export function isFeatureEnabled(features: TenantFeatures, name: string): boolean {
  const own = lookUp(features.switches, name);
  if (own !== undefined) return own;
  return isSavedViews(name) && savedViewSwitches.some((view) => lookUp(features.switches, view) === true);
}

/** Whether the flag of this name is activated; a flag that is not set is as the switch of the same name. */
export function isFlagActivated(features: TenantFeatures, name: string): boolean {
  return lookUp(features.flags, name) ?? isFeatureEnabled(features, name);
}

/** Whether the reader's organisation has not what this switch brings; without a name nothing is needed. */
export function lacksFeature(principal: Pick<Principal, 'featuresOff'> | null, name: string | undefined): boolean {
  return name !== undefined && principal?.featuresOff?.includes(name) === true;
}

/** The same reader, whose organisation lacks some more switches. */
export function lackingAlso(principal: Principal, off: readonly string[]): Principal {
  return { ...principal, featuresOff: [...(principal.featuresOff ?? []), ...off] };
}

function isSavedViews(name: string): boolean {
  return name.toLowerCase() === 'savedviews';
}

function lookUp(values: Readonly<Record<string, boolean>>, name: string): boolean | undefined {
  if (Object.hasOwn(values, name)) return values[name];
  const wanted = name.toLowerCase();
  const key = Object.keys(values).find((candidate) => candidate.toLowerCase() === wanted);
  return key === undefined ? undefined : values[key];
}

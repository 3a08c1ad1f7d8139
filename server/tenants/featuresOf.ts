import type { TenantFeatures } from '#domain/model/access.ts';

type FlagRules = Readonly<Record<string, { readonly switches: readonly string[] }>>;

/** Switches as stored (`{ course: { enabled: true } }`), and the flags that follow from them. */
export function featuresOf(stored: unknown, flags: FlagRules): TenantFeatures {
  const switches = readSwitches(stored);
  const activated = Object.entries(flags).map(([name, flag]): [string, boolean] => [
    name,
    flag.switches.some((key) => switches[key] === true),
  ]);
  return { switches, flags: Object.fromEntries(activated) };
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

import type { Criterion } from '#domain/model/access.ts';
import { defaultGrants } from '#server/generated/access.gen.ts';

type Grants = Readonly<Record<string, readonly Criterion[]>>;

/**
 * What a role may do: the defaults of its types, then the tenant's own changes. A changed key replaces its default;
 * NONE takes a permission away.
 */
export function grantsOf(
  roleTypes: readonly string[],
  overrides: unknown,
  defaults: Readonly<Record<string, Grants>> = defaultGrants,
): Grants {
  const grants: Record<string, Criterion[]> = {};
  for (const roleType of roleTypes) {
    for (const [key, criteria] of Object.entries(defaults[roleType] ?? {})) {
      grants[key] = [...new Set([...(grants[key] ?? []), ...criteria])];
    }
  }
  for (const [key, reach] of Object.entries(readOverrides(overrides))) {
    if (reach === 'NONE') delete grants[key];
    else grants[key] = [reach];
  }
  return grants;
}

type Override = Criterion | 'NONE';

/** Permission key → how far it reaches in this tenant; anything else that is stored there is not a change. */
function readOverrides(overrides: unknown): Record<string, Override> {
  if (overrides === null || typeof overrides !== 'object' || Array.isArray(overrides)) return {};
  return Object.fromEntries(
    Object.entries(overrides).filter((entry: [string, unknown]): entry is [string, Override] => isOverride(entry[1])),
  );
}

function isOverride(value: unknown): value is Override {
  return value === 'ALL' || value === 'ASSIGNED' || value === 'NONE';
}

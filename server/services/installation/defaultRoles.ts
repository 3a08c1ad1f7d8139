import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { type RoleType, roles } from '#server/generated/access.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';

/** Roles that people can have; the system is none of them. */
export const assignableRoles: readonly RoleType[] = (Object.keys(roles) as RoleType[]).filter(
  (type) => roles[type].assignable,
);

/** Whom and which startups a role sees until the organisation says otherwise (decision 0008). */
export function defaultVisibility(type: string): 'ALL' | 'ASSIGNED' | 'NONE' {
  if (type === 'Applicant') return 'NONE';
  return type === 'Evaluator' || type === 'SubAdmin' ? 'ASSIGNED' : 'ALL';
}

/** Gives the transaction's tenant one role of each type, named in its language, and tells their ids by type. */
export async function addDefaultRoles(tx: Tx, language: string): Promise<ReadonlyMap<RoleType, string>> {
  const ids = new Map<RoleType, string>();
  for (const type of assignableRoles) {
    const id = uuidv7();
    const visibilitySettings = defaultVisibility(type);
    await insertRow(tx, specCatalog.get('Role'), id, {
      name: localeText(language, 'spec', roles[type].labelKey) ?? type,
      type: [type],
      overrides: {},
      userAccess: { roles: [], visibilitySettings },
      startupAccess: { visibilitySettings },
    });
    ids.set(type, id);
  }
  return ids;
}

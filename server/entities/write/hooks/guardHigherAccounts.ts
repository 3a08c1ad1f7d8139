import { sql } from 'kysely';
import { hasPermission, permissionReach } from '#domain/access/hasPermission.ts';
import type { Criterion, Principal } from '#domain/model/access.ts';
import { grantsOf } from '#server/access/grantsOf.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import type { WriteHook } from '../EntityWriter.ts';
import type { StoredRow } from '../StoredRow.ts';

type Grants = Readonly<Record<string, readonly Criterion[]>>;

/**
 * Nobody takes or gives away more than they have: whoever may not edit roles can neither give a role that may do what
 * they may not, nor take over an account that has one (a new address is a new password). Field rules can't say this,
 * because they know the user's own columns only.
 */
export const guardHigherAccounts: WriteHook = async ({ before, after }, { tx, context }) => {
  const { principal } = context;
  if (principal !== null && hasPermission(principal, 'USER/ROLES:EDIT')) return;
  if (!decidesWhoSignsIn(before, after)) return;
  for (const grants of await grantsOfRoles(tx, [before?.role, after?.role])) {
    if (!covers(principal, grants)) throw ForbiddenError.because('higherAccount');
  }
};

function decidesWhoSignsIn(before: StoredRow | null, after: StoredRow | null): boolean {
  return (['role', 'email', 'pendingEmail', 'status'] as const).some((field) => before?.[field] !== after?.[field]);
}

async function grantsOfRoles(tx: Tx, ids: readonly unknown[]): Promise<Grants[]> {
  const wanted = ids.filter((id) => typeof id === 'string');
  const { rows } = await sql<{ type: string[]; overrides: unknown }>`
    select type, overrides from role where id = any(${wanted}::text[])`.execute(tx);
  return rows.map((row) => grantsOf(row.type, row.overrides));
}

function covers(principal: Principal | null, wanted: Grants): boolean {
  return Object.entries(wanted).every(([key, criteria]) => {
    const { permissionCriteriaIsAll, permissionCriteriaIsAssigned } = permissionReach(principal, key);
    if (permissionCriteriaIsAll || criteria.length === 0) return true;
    return permissionCriteriaIsAssigned && !criteria.includes('ALL');
  });
}

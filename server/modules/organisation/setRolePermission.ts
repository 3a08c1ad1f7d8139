import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { OwnReach } from '#domain/overlay/overlayChanges.ts';
import { grantsOf } from '#server/access/grantsOf.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { EDITS_ROLES, isLimitable, isPermission } from './permissionKeys.ts';

export interface RolePermissionChange {
  readonly roleId: string;
  readonly permission: string;
  readonly reach?: OwnReach | null;
  /** What it is until then, as whoever changes it has seen it. */
  readonly expected?: OwnReach | null;
}

/** Changes how far a permission reaches for a role. */
export async function setRolePermission(
  writer: EntityWriter,
  context: RequestContext,
  { roleId, permission, reach, expected }: RolePermissionChange,
): Promise<void> {
  if (!isPermission(permission)) throw new ValidationError([{ path: 'permission', reason: 'invalid' }]);
  if (reach === 'ASSIGNED' && !isLimitable(permission)) {
    throw new ValidationError([{ path: 'reach', reason: 'notLimitable' }]);
  }
  await context.transact(async (tx) => {
    const { rows } = await sql<{ type: string[]; overrides: Record<string, unknown> | null }>`
      select type, overrides from role where id = ${roleId} for update`.execute(tx);
    const [role] = rows;
    if (role === undefined) throw new NotFoundError();
    const before = reachIn(grantsOf(role.type, role.overrides), permission);
    if (expected && before !== expected) throw new ConflictError();
    const { [permission]: own, ...others } = role.overrides ?? {};
    const overrides = reach === null || reach === undefined ? others : { ...others, [permission]: reach };
    if (permission === EDITS_ROLES) await assertSomebodyKeepsTheKeys(context, roleId, grantsOf(role.type, overrides));
    await writer.update(context, 'Role', roleId, {}, { set: { overrides } });
    await noteRoleChange(tx, context, {
      role: roleId,
      permission,
      before,
      after: reachIn(grantsOf(role.type, overrides), permission),
      wasDefault: own === undefined,
    });
  });
}

function reachIn(grants: ReturnType<typeof grantsOf>, permission: string): OwnReach {
  const criteria = grants[permission] ?? [];
  if (criteria.includes('ALL')) return 'ALL';
  return criteria.length > 0 ? 'ASSIGNED' : 'NONE';
}

interface RoleChange {
  readonly role: string;
  readonly permission: string;
  readonly before: OwnReach;
  readonly after: OwnReach;
  readonly wasDefault: boolean;
}

/** What was chosen as it already was is no change. */
async function noteRoleChange(tx: Tx, context: RequestContext, change: RoleChange): Promise<void> {
  if (change.before === change.after) return;
  const changedBy = context.principal?.id ?? null;
  await insertRow(tx, specCatalog.get('RoleChange'), uuidv7(), { ...change, changedBy });
}

/** Who may decide what others may do can't give that away by mistake. */
async function assertSomebodyKeepsTheKeys(
  context: RequestContext,
  roleId: string,
  grants: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (grants[EDITS_ROLES] !== undefined || !hasPermission(context.principal, EDITS_ROLES)) return;
  await context.transact(async (tx) => {
    const { rows } = await sql<{ role_id: string }>`
      select role_id from "user" where id = ${context.principal?.id ?? ''}`.execute(tx);
    if (rows[0]?.role_id === roleId) throw ForbiddenError.because('ownRoleRight');
  });
}

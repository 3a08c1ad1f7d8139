import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { type OwnReach, type OwnRole, ownReaches } from '#domain/overlay/overlayChanges.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { EDITS_ROLES, isPermission } from '../permissionKeys.ts';
import { setRolePermission } from '../setRolePermission.ts';

interface StoredRole extends OwnRole {
  readonly id: string;
  /** The organisation made it, beside those that it began with. */
  readonly isOwn: boolean;
}

/** The roles that are otherwise than in the product, and those that the organisation made; null for who may not edit roles. */
export async function ownRoles({ transact, principal }: RequestContext): Promise<readonly OwnRole[] | null> {
  if (!hasPermission(principal, EDITS_ROLES)) return null;
  const stored = await transact(storedRoles);
  return stored.filter(({ isOwn, grants }) => isOwn || Object.keys(grants).length > 0).map(asOwn);
}

/** All roles, those that are as in the product too: what a file says of them is no new role. */
export async function rolesThere({ transact }: Pick<RequestContext, 'transact'>): Promise<readonly OwnRole[]> {
  return (await transact(storedRoles)).map(asOwn);
}

const asOwn = ({ name, types, grants }: StoredRole): OwnRole => ({ name, types, grants });

/**
 * Has roles do what a list says: those that there are not are made, those that it lacks do what their types do. No role
 * is deleted, as people have it. Each permission that changes is kept in the history of roles.
 */
export async function setOwnRoles(
  writer: EntityWriter,
  context: RequestContext,
  wanted: readonly OwnRole[],
): Promise<void> {
  await context.transact(async (tx) => {
    const known = new Set((await storedRoles(tx)).map(({ name }) => name));
    for (const { name, types } of wanted) {
      if (!known.has(name)) await writer.create(context, 'Role', { name, type: [...types] });
    }
    for (const role of await storedRoles(tx)) {
      await setGrants(writer, context, role, wanted.find(({ name }) => name === role.name)?.grants ?? {});
    }
  });
}

async function setGrants(
  writer: EntityWriter,
  context: RequestContext,
  { id, grants: before }: StoredRole,
  after: OwnRole['grants'],
): Promise<void> {
  for (const permission of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[permission] === after[permission]) continue;
    await setRolePermission(writer, context, { roleId: id, permission, reach: after[permission] ?? null });
  }
}

/** Oldest first; of a type alone the oldest is the one that the organisation began with. What the product has no more is no grant. */
async function storedRoles(tx: Tx): Promise<readonly StoredRole[]> {
  const { rows } = await sql<{ id: string; name: string; type: readonly string[]; overrides: unknown }>`
    select id, name, type, overrides from role order by created_at, id`.execute(tx);
  const begun = new Set<string>();
  return rows.map(({ id, name, type, overrides }) => {
    const [only] = type;
    const isOwn = type.length !== 1 || only === undefined || begun.has(only);
    if (!isOwn) begun.add(only);
    return { id, name, types: type, grants: grantsIn(overrides), isOwn };
  });
}

/** As it comes from outside; whatever is no grant is refused with its name. */
export function readOwnRole({ name, types, grants }: Omit<OwnRole, 'grants'> & { readonly grants: unknown }): OwnRole {
  const unknown = Object.keys(Object(grants)).find((key) => !isPermission(key));
  if (unknown !== undefined) {
    throw new ValidationError([{ path: 'roles', reason: 'permissionUnknown', values: { name: unknown } }]);
  }
  return { name, types, grants: grantsIn(grants) };
}

function grantsIn(overrides: unknown): Readonly<Record<string, OwnReach>> {
  const isReach = (value: unknown): value is OwnReach => ownReaches.some((reach) => reach === value);
  return Object.fromEntries(
    Object.entries(Object(overrides)).filter(
      (entry): entry is [string, OwnReach] => isPermission(entry[0]) && isReach(entry[1]),
    ),
  );
}

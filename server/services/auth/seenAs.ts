import { admits } from '#domain/access/gates/admits.ts';
import { asRole } from '#server/access/asRole.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { Identity } from '#server/platform/context/context.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

/** Names the role that whoever asks wants to see the product as. */
export const SEEN_AS_HEADER = 'x-seen-as-role';

/**
 * The same person with what another role may see: nothing is changed as that (`executeOperation`, `HttpApp`). It is for
 * those alone who may see everything anyway and decide what roles may do, so that nobody learns what is kept from them.
 */
export async function seenAs(database: DatabaseHandle, identity: Identity, roleId: string): Promise<Identity> {
  const { principal } = identity;
  const deciders = { all: [{ roles: roleGroups.fullAdmins }, { permission: 'USER/ROLES:EDIT' }] };
  if (!admits(deciders, principal)) throw new ForbiddenError();
  const asked = await database.withTenant(principal.tenantId, (tx) => asRole(tx, principal, roleId));
  if (asked === null) throw new ForbiddenError();
  return { ...identity, isLooking: true, principal: asked };
}

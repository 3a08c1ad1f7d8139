import { admits } from '#domain/access/gates/admits.ts';
import type { Principal } from '#domain/model/access.ts';
import { asRole } from '#server/access/asRole.ts';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { AuthenticationRequiredError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';

/** Whose rights are asked about: those of a role, of a person, or without either one's own. */
export interface AskedPrincipal {
  readonly role?: string | null | undefined;
  readonly person?: string | null | undefined;
}

/** Full admins; who sees the product as a role is one of them. */
export function decidesAboutAccess({ isLooking, principal }: Pick<RequestContext, 'isLooking' | 'principal'>): boolean {
  return isLooking || (principal !== null && admits({ roles: roleGroups.fullAdmins }, principal));
}

/** Refuses whoever may not know: in a demo everybody is told about themselves, elsewhere admins alone are told anything. */
export function requireToldTo(context: RequestContext, { role, person }: AskedPrincipal): void {
  const isOwn = (role ?? null) === null && (person ?? null) === null;
  if (decidesAboutAccess(context) || (context.placesTold === 'toAll' && isOwn)) return;
  throw new ForbiddenError();
}

/** A role or a person that is not in the organisation is answered as one that is nowhere. */
export async function principalAsked(
  tx: Tx,
  { principal, tenant }: RequestContext,
  { role, person }: AskedPrincipal,
): Promise<Principal> {
  if (principal === null) throw new AuthenticationRequiredError();
  const whose = person ? await loadPrincipal(tx, tenant.id, person) : principal;
  if (whose === null) throw new NotFoundError();
  const asked = role ? await asRole(tx, whose, role) : whose;
  if (asked === null) throw new NotFoundError();
  return asked;
}

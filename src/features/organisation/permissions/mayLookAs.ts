import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import { roleGroups } from '#src/generated/access.gen.ts';

/** Whoever sees everything anyway and decides what roles may do; the server asks the same (`seenAs`). */
export function mayLookAs(principal: Principal | null): boolean {
  if (!hasPermission(principal, 'USER/ROLES:EDIT')) return false;
  return roleGroups.fullAdmins.some((type) => principal?.roleTypes.includes(type));
}

import { admits } from '#domain/access/gates/admits.ts';
import type { Principal } from '#domain/model/access.ts';
import { roleGroups } from '#src/generated/access.gen.ts';

/** Whoever sees everything anyway and decides what roles may do; the server asks the same (`seenAs`). */
export function mayLookAs(principal: Principal | null): boolean {
  const asked = { all: [{ roles: roleGroups.fullAdmins }, { permission: 'USER/ROLES:EDIT' }] };
  return principal !== null && admits(asked, principal);
}

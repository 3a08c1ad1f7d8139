import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { roles } from '#server/generated/access.gen.ts';
import { ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** A role keeps the types it was made of. Whether the plan has own ones is said with the entity (`plan:` in role.yaml). */
export const guardRoles: WriteHook = async ({ before, after }) => {
  if (after === null) return;
  assertKnownRoles(after.userAccess);
  if (before !== null) {
    if (JSON.stringify(before.type) !== JSON.stringify(after.type)) {
      throw ForbiddenError.because('roleBaseFixed');
    }
    return;
  }
  const types = Array.isArray(after.type) ? (after.type as readonly string[]) : [];
  if (!types.every(isAssignable)) {
    throw new ValidationError([fieldProblem('input.type', 'invalid', { spec: 'Role.type' })]);
  }
};

/** Whose people a role sees is said by types of roles; one that no role can have would hide everybody. */
function assertKnownRoles(userAccess: unknown): void {
  const listed = (userAccess as { readonly roles?: readonly string[] | null } | null)?.roles ?? [];
  if (listed.every(isAssignable)) return;
  throw new ValidationError([fieldProblem('input.userAccess.roles', 'invalid', { spec: 'Role.userAccess' })]);
}

function isAssignable(type: string): boolean {
  const known: Readonly<Record<string, { readonly assignable: boolean }>> = roles;
  return Object.hasOwn(known, type) && known[type]?.assignable === true;
}

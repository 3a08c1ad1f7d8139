import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { roles } from '#server/generated/access.gen.ts';
import { ForbiddenError, ValidationError } from '#server/graphql/errors.ts';

const NOT_IN_PLAN = 'This feature is not available in your selected plan';

/** A role keeps the types it was made of; own roles depend on the plan, and one that people have stays. */
export const guardRoles: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null) {
    const { rows } = await sql`select 1 from "user" where role_id = ${before?.id ?? ''} limit 1`.execute(tx);
    if (rows.length > 0) throw new ForbiddenError('People have this role: give them another one first');
    return;
  }
  if (before !== null) {
    if (JSON.stringify(before.type) !== JSON.stringify(after.type)) {
      throw new ForbiddenError('What a role is based on can not be changed');
    }
    return;
  }
  const types = Array.isArray(after.type) ? (after.type as readonly string[]) : [];
  const known: Readonly<Record<string, { readonly assignable: boolean }>> = roles;
  if (types.some((type) => known[type]?.assignable !== true)) {
    throw new ValidationError([{ path: 'input.type', message: 'Invalid field' }]);
  }
  const { rows } = await sql<{
    features: string[] | null;
  }>`select plan_info -> 'features' as features from incubator`.execute(tx);
  if (!rows[0]?.features?.includes('customRoles')) throw new ForbiddenError(NOT_IN_PLAN);
};

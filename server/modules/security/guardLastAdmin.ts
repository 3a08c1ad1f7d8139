import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

const ADMINS = ['Admin', 'AdminCoach'];

/** An organisation without an admin could never get one again: neither by a role, nor by a state, nor by leaving. */
export const guardLastAdmin: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || after === null) return;
  if (before.role === after.role && before.status === after.status) return;
  if (!isActive(before.status) || !(await isAdminRole(tx, before.role))) return;
  if (isActive(after.status) && (await isAdminRole(tx, after.role))) return;
  if (!(await hasOtherAdmin(tx, before.id))) {
    throw ForbiddenError.because('lastAdmin');
  }
};

/** Whether somebody else is an active admin. Two who leave at once wait for each other. */
export async function hasOtherAdmin(tx: Tx, userId: string): Promise<boolean> {
  await sql`select 1 from incubator for update`.execute(tx);
  const { rows } = await sql`
    select 1 from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where u.id <> ${userId} and lower(u.status) = 'active' and r.type && ${ADMINS}::text[] limit 1`.execute(tx);
  return rows.length > 0;
}

async function isAdminRole(tx: Tx, roleId: unknown): Promise<boolean> {
  const { rows } = await sql`
    select 1 from role where id = ${roleId} and type && ${ADMINS}::text[]`.execute(tx);
  return rows.length > 0;
}

function isActive(status: unknown): boolean {
  return String(status).toLowerCase() === 'active';
}

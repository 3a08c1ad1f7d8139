import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** The oldest role of a tenant that makes its holder an admin of everything. */
export async function adminRoleOf(tx: Tx, tenantId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from role where tenant_id = ${tenantId} and 'Admin' = any(type)
    order by array_length(type, 1), created_at, id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether somebody of the tenant has this address. */
export async function hasAccount(tx: Tx, tenantId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "user"
    where tenant_id = ${tenantId} and lower(email) = ${email.toLowerCase()}`.execute(tx);
  return rows.length > 0;
}

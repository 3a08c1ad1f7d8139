import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** Whoever runs the organisation: they are told what nobody else looks after. */
export async function organisationAdmins(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where r.type && array['Admin', 'AdminCoach']`.execute(tx);
  return rows.map(({ id }) => id);
}

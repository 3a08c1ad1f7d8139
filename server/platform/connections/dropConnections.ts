import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** Forgets every service that somebody has connected, and what they had begun to connect. */
export async function dropConnections(tx: Tx, userId: string): Promise<void> {
  await sql`delete from service_connection where user_id = ${userId}`.execute(tx);
  await sql`delete from connection_attempt where user_id = ${userId}`.execute(tx);
}

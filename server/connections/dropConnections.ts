import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';

/** Forgets every service that somebody has connected, and what they had begun to connect. */
export async function dropConnections(tx: Tx, userId: string): Promise<void> {
  await sql`delete from service_connection where user_id = ${userId}`.execute(tx);
  await sql`delete from connection_attempt where user_id = ${userId}`.execute(tx);
}

/** Who is gone, or whose account is closed, leaves no tokens behind. */
export const dropConnectionsOfGone: WriteHook = async ({ before, after }, { tx }) => {
  const isGone = after === null || String(after.status).toLowerCase() === 'deleted';
  if (before !== null && isGone) await dropConnections(tx, before.id);
};

import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** The program that a startup is in; what belongs to the startup keeps a copy, because access rules ask for it. */
export async function programOfStartup(tx: Tx, startup: unknown): Promise<string | null> {
  if (typeof startup !== 'string') return null;
  const { rows } = await sql<{ program: string | null }>`
    select program_id as program from startup where id = ${startup}`.execute(tx);
  return rows[0]?.program ?? null;
}

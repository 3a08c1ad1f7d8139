import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Whether a table is there, and the trigger of this name is not on it yet. */
export async function lacksTrigger(tx: Tx, table: string, trigger: string): Promise<boolean> {
  const { rows } = await sql<{ is_missing: boolean }>`
    select to_regclass(${table}) is not null and not exists (
      select from pg_trigger where tgname = ${trigger} and tgrelid = to_regclass(${table})
    ) as is_missing`.execute(tx);
  return rows[0]?.is_missing === true;
}

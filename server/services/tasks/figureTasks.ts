/** What a startup has to report is one task of its people, for all that it is asked. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

export const figuresOf = (startup: string) => ({ types: ['metrics'], url: `/startup/${startup}/file/analytics` });

/** When the first of what a startup has still to report is due; null where nothing is asked of it. */
export async function figuresDue(tx: Tx, startup: string): Promise<string | null> {
  const { rows } = await sql<{ due: Date | string | null }>`select min(date) as due from pending_data_form
    where startup_id = ${startup} and type = 'METRICS'`.execute(tx);
  const due = rows[0]?.due ?? null;
  return due === null ? null : new Date(due).toISOString();
}

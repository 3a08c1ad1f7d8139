import { sql } from 'kysely';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** One period of one startup: a cell of the completion board. */
export interface StartupPeriod {
  readonly startup: string;
  /** Calendar days, both included. */
  readonly from: string | null;
  readonly to: string;
}

/** Whether a row `i` is of a period. */
export const isOf = ({ startup, from, to }: StartupPeriod) =>
  sql`i.startup_id = ${startup} and i."to" = ${to}::date and i."from" is not distinct from ${from}::date`;

/** Whether a startup need not report a period. */
export async function isSkipped(tx: Tx, period: StartupPeriod): Promise<boolean> {
  const { rows } = await sql`select from skipped_period i where ${isOf(period)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whoever asks for a period anew no longer lets the startup off. */
export async function endSkip(
  { tx, context }: { readonly tx: Tx; readonly context: RequestContext },
  period: StartupPeriod,
  but: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from skipped_period i where ${isOf(period)} and i.id is distinct from ${but} returning id`.execute(tx);
  for (const { id } of rows) {
    await announce({ tx, context }, 'MetricPeriodAskedAgain', { skip: id, startup: period.startup });
  }
}

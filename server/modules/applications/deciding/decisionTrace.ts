/** What a decision has done, kept on its application so that it can be taken back. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** How long a decision can be undone; its mails wait for as long (issue 15, "undo within ten minutes before mails leave"). */
export const UNDO_MINUTES = 10;

export interface DecisionTrace {
  /** The status that it was decided from. */
  readonly status: string;
  /** When: what was written to later was touched since. */
  readonly at: string;
  /** The startup that it has made; null where it made none. */
  readonly startup: string | null;
  /** Since when it waited for a place: for its applicant it does until they are told. Absent in traces of former versions. */
  readonly waitingSince?: string | null;
}

/** The trace of the decision an application stands at; null where none was kept. */
export async function loadTrace(tx: Tx, application: string): Promise<DecisionTrace | null> {
  const { rows } = await sql<{ trace: DecisionTrace | null }>`
    select decision_trace as trace from application where id = ${application}`.execute(tx);
  return rows[0]?.trace ?? null;
}

/** Keeps the trace, and until when it can be gone back; null forgets both. Not by the writer: nobody but us asks for it. */
export async function keepTrace(tx: Tx, application: string, trace: DecisionTrace | null): Promise<void> {
  const until = trace && new Date(Date.parse(trace.at) + UNDO_MINUTES * 60_000).toISOString();
  await sql`update application set decision_trace = ${trace && JSON.stringify(trace)}::jsonb,
      undoable_until = ${until}::timestamptz
    where id = ${application}`.execute(tx);
}

/** The time that rows of this transaction bear at the latest when it has written them. */
export async function timeOfWrites(tx: Tx): Promise<string> {
  const { rows } = await sql<{ at: Date | string }>`select clock_timestamp() as at`.execute(tx);
  return new Date(rows[0]?.at ?? Date.now()).toISOString();
}

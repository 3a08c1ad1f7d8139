/** What follows from a decision at once, in its transaction; whom it concerns hears of it later (`tellDecision`). */
import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { type DecisionTrace, keepTrace, loadTrace, timeOfWrites, UNDO_MINUTES } from './decisionTrace.ts';
import { foundStartup } from './foundStartup.ts';
import { tellDecision } from './tellDecision.ts';

/** Does what the new status stands for; nothing for one that is no decision. */
export async function carryOut(scope: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const action = actionOf(after.status);
  if (action === null) return;
  const founded = action === 'accept' ? await foundStartup(scope, after) : null;
  // The clock decides nothing: what it tells was decided before, and can't be taken back by a button.
  if (scope.context.principal === null) return tellDecision(scope, after.id);
  const trace: DecisionTrace = {
    status: String(before.status),
    at: await timeOfWrites(scope.tx),
    startup: founded?.isNew ? founded.startup : null,
    waitingSince: waitedSince(before),
  };
  await keepTrace(scope.tx, after.id, trace);
  await holdBack(scope.tx, after, scope.context.now().getTime() + UNDO_MINUTES * 60_000);
}

/** Of what was decided otherwise before: since when it waited until then. */
function waitedSince({ waitingSince, decisionTrace }: StoredRow): string | null {
  const former = decisionTrace as Partial<DecisionTrace> | null | undefined;
  return typeof waitingSince === 'string' ? waitingSince : (former?.waitingSince ?? null);
}

/** Decided alike once more, or for another day, it is still held back: a day that is taken away is told as soon as may be. */
export async function holdBackAnew({ tx }: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const isHeldBack = after.untold === true || after.status === 'delay_rejected';
  if (!isHeldBack || before.status !== after.status || before.tellAt === after.tellAt) return;
  const trace = await loadTrace(tx, after.id);
  await holdBack(tx, after, trace === null ? 0 : Date.parse(trace.at) + UNDO_MINUTES * 60_000);
}

/** Nobody is told within the time to undo, and not before the day that was chosen; until they are, it can be undone. */
async function holdBack(tx: Tx, { id, status, tellAt }: StoredRow, earliest: number): Promise<void> {
  const chosen = typeof tellAt === 'string' ? Date.parse(tellAt) : null;
  // A rejection with delay that names no day waits for somebody to name one.
  if (status === 'delay_rejected' && chosen === null) return;
  const at = new Date(Math.max(status === 'rejected' ? 0 : (chosen ?? 0), earliest)).toISOString();
  await sql`update application set untold = ${status !== 'delay_rejected'}, tell_at = ${at}::timestamptz,
      undoable_until = case when undoable_until is null then null else ${at}::timestamptz end
    where id = ${id}`.execute(tx);
}

/** Mails that have not left don't leave. */
export async function withdrawMails({ tx }: FollowScope, mails: readonly string[]): Promise<void> {
  await sql`delete from mail where id = any(${[...mails]}::text[]) and sent_at is null and attempts = 0`.execute(tx);
}

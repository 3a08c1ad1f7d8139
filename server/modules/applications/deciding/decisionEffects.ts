/** What follows from a decision at once, in its transaction; whom it concerns hears of it later (`tellDecision`). */
import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { type DecisionTrace, keepTrace, timeOfWrites, UNDO_MINUTES } from './decisionTrace.ts';
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
  };
  await keepTrace(scope.tx, after.id, trace);
  if (action !== 'delay_reject') await holdBack(scope, after);
}

/** Nobody is told while the decision can be undone, and not before the day that was chosen. */
async function holdBack({ tx, context }: FollowScope, { id, status, tellAt }: StoredRow): Promise<void> {
  const chosen = status === 'accepted' && typeof tellAt === 'string' ? Date.parse(tellAt) : 0;
  const at = new Date(Math.max(chosen, context.now().getTime() + UNDO_MINUTES * 60_000)).toISOString();
  await sql`update application set untold = true, tell_at = ${at}::timestamptz where id = ${id}`.execute(tx);
}

/** Mails that have not left don't leave. */
export async function withdrawMails({ tx }: FollowScope, mails: readonly string[]): Promise<void> {
  await sql`delete from mail where id = any(${[...mails]}::text[]) and sent_at is null and attempts = 0`.execute(tx);
}

import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { shareOutApplicant } from '../distribution/shareOut.ts';

/** However an evaluation is declined, or is so no more: that is a conflict of interest, or the end of one. */
export const conflictChanged: WriteHook = async ({ before, after }, scope) => {
  const evaluation = after ?? before;
  const isDeclined = after?.status === 'declined';
  if (evaluation === null || isDeclined === (before?.status === 'declined')) return;
  if (await isKnownOtherwise(scope.tx, evaluation)) return;
  const evaluator = String(evaluation.evaluator);
  const application = await loadApplication(scope.tx, evaluation.application);
  if (application === null) return;
  if (isDeclined) {
    const reason = typeof evaluation.declineReason === 'string' ? evaluation.declineReason : null;
    return announce(scope, 'ConflictDeclared', { application: application.id, evaluator, reason });
  }
  await announce(scope, 'ConflictWithdrawn', { application: application.id, evaluator });
  await shareOutApplicant(scope, application.id);
};

/** Of two rounds: the second is no news. */
async function isKnownOtherwise(tx: Tx, { id, application, evaluator }: StoredRow): Promise<boolean> {
  const { rows } = await sql`select 1 from evaluation where application_id = ${application}
    and evaluator_id = ${evaluator} and status = 'declined' and id <> ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

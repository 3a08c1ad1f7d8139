/** Taking a decision back: nobody is told of it, and its startup goes if nobody has touched it. */
import { sql } from 'kysely';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { releaseReferences } from '#server/entities/write/references/releaseReferences.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { deleteRow } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteActivity } from '#server/services/activity/noteActivity.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { type DecisionTrace, keepTrace, loadTrace } from './decisionTrace.ts';

/** Undoes what the decision has done that an application no longer stands at. After the time to undo it is only not told. */
export async function takeBack(scope: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const { tx, context } = scope;
  const trace = await loadTrace(tx, after.id);
  if (trace === null) return;
  await keepTrace(tx, after.id, null);
  await sql`update application set untold = false where id = ${after.id}`.execute(tx);
  // Its applicant has never learnt that it did not wait.
  if (actionOf(after.status) === null && after.status !== 'draft' && trace.waitingSince) {
    await sql`update application set waiting_since = ${trace.waitingSince}::timestamptz where id = ${after.id}`.execute(
      tx,
    );
  }
  if (!isUndoable(before, context.now())) return;
  if (trace.startup !== null && (await isUntouched(tx, trace.startup, trace.at)))
    await dropStartup(scope, after, trace);
}

/** Whether the decision can still be undone: a rejection with delay that names no day yet is told on none. */
export function isUndoable({ undoableUntil, status, tellAt }: StoredRow, now: Date): boolean {
  if (status === 'delay_rejected' && typeof tellAt !== 'string') return true;
  return typeof undoableUntil === 'string' && Date.parse(undoableUntil) > now.getTime();
}

/** Nothing of the startup was written since: neither itself, nor anything that names it but the application. */
async function isUntouched(tx: Tx, startup: string, since: string): Promise<boolean> {
  const model = specCatalog.get('Startup');
  const owners = specCatalog.all().flatMap((owner) =>
    owner.stored
      .filter(({ entity, type }) => entity === model.name && type === 'ref' && owner.name !== 'Application')
      .map(
        ({ column }) => sql`exists (select from ${sql.raw(identifier(owner.table))}
          where ${sql.raw(identifier(column))} = ${startup} and updated_at > ${since}::timestamptz)`,
      ),
  );
  const itself = sql`exists (select from startup where id = ${startup} and updated_at > ${since}::timestamptz)`;
  const { rows } = await sql<{
    touched: boolean;
  }>`select ${sql.join([itself, ...owners], sql` or `)} as touched`.execute(tx);
  return rows[0]?.touched === false;
}

async function dropStartup(scope: FollowScope, application: StoredRow, trace: DecisionTrace): Promise<void> {
  const { tx, context } = scope;
  const { startup } = trace;
  if (startup === null) return;
  const model = specCatalog.get('Startup');
  await sql`update application set startup_id = null where id = ${application.id}`.execute(tx);
  // Tasks outlive their startup otherwise.
  await sql`delete from task where startup_id = ${startup}`.execute(tx);
  await releaseReferences(tx, specCatalog, model, startup);
  await deleteRow(tx, model, startup);
  const recordName = String(application.startupName);
  await noteActivity(tx, context, { action: 'deleted', recordType: 'Startup', recordId: startup, recordName });
  await emit(tx, { topic: 'Startup.deleted', payload: { id: startup } });
}

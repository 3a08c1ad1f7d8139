/** Taking a decision back: its mails, its startup if nobody has touched it, and the roles it gave. */
import { sql } from 'kysely';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { releaseReferences } from '#server/entities/write/references/releaseReferences.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { deleteRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteActivity } from '#server/services/activity/noteActivity.ts';
import { withdrawMails } from './decisionEffects.ts';
import { type DecisionTrace, keepTrace, loadTrace } from './decisionTrace.ts';

/** Undoes what the decision has done that an application no longer stands at. After the time to undo only its mails are held back. */
export async function takeBack(scope: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const { tx, context } = scope;
  const trace = await loadTrace(tx, after.id);
  if (trace === null) return;
  await withdrawMails(scope, trace.mails);
  await keepTrace(tx, after.id, null);
  if (!isUndoable(before, context.now())) return;
  await hideNews(tx, after, trace);
  if (trace.startup !== null && (await isUntouched(tx, trace.startup, trace.at)))
    await dropStartup(scope, after, trace);
}

/** Whether the time in which the decision can be undone is not over. */
export function isUndoable({ undoableUntil }: StoredRow, now: Date): boolean {
  return typeof undoableUntil === 'string' && Date.parse(undoableUntil) > now.getTime();
}

/** What the applicant was told of the decision is not true any more. */
async function hideNews(tx: Tx, application: StoredRow, trace: DecisionTrace): Promise<void> {
  await sql`update application_activity set is_internal = true
    where application_id = ${application.id} and kind = 'decided'`.execute(tx);
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and r.user_id = ${application.applicant ?? null}
      and n.notification_type in ('approvalApplication', 'denialApplication')
      and (n.url like ${`/application/${application.id}/%`} or n.url like ${`/startup/${trace.startup}/%`})`.execute(
    tx,
  );
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
  const { startup, founder, applicant } = trace;
  if (startup === null) return;
  const model = specCatalog.get('Startup');
  await sql`update application set startup_id = null,
      applicant_id = nullif(applicant_id, ${applicant}) where id = ${application.id}`.execute(tx);
  // Tasks outlive their startup otherwise.
  await sql`delete from task where startup_id = ${startup}`.execute(tx);
  await releaseReferences(tx, specCatalog, model, startup);
  await deleteRow(tx, model, startup);
  const recordName = String(application.startupName);
  await noteActivity(tx, context, { action: 'deleted', recordType: 'Startup', recordId: startup, recordName });
  await emit(tx, { topic: 'Startup.deleted', payload: { id: startup } });
  if (founder !== null) await giveRoleBack(tx, founder);
}

/** The role from before, to whoever belongs to no startup now. */
async function giveRoleBack(tx: Tx, { id, role, category }: NonNullable<DecisionTrace['founder']>): Promise<void> {
  const { rows } = await sql`select 1 from "user" where id = ${id} and startups_ids = '{}'`.execute(tx);
  if (rows.length === 0) return;
  await updateRow(tx, specCatalog.get('User'), id, { role, category });
  await emit(tx, { topic: 'User.updated', payload: { id } });
}

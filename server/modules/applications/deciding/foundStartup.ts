/** Accepting an application makes its startup, in the transaction of the decision and once (issue 15 §9). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteActivity } from '#server/services/activity/noteActivity.ts';
import { type PlannedFact, plannedFacts } from '../founding/plannedFacts.ts';
import { addDocuments, fillStartupProfile, startupValues } from '../founding/startupValues.ts';
import { requireFounderRole } from './founderAccount.ts';

export interface Founded {
  readonly startup: string;
  /** Whether the decision has made it: an application may have a startup already. */
  readonly isNew: boolean;
}

/** The startup of an accepted application, with its program and the plan of it; its founder joins when told. */
export async function foundStartup(scope: FollowScope, application: StoredRow): Promise<Founded> {
  // Said to whoever accepts: nobody would hear of it from the clock.
  await requireFounderRole(scope.tx);
  const known = await startupOf(scope, application.id);
  const planned = await plannedFacts(scope.context, scope.tx, application, scope.context.tenant.defaultLanguage);
  const startup = known ?? (await insertStartup(scope, application, planned));
  await fillStartupProfile(scope.tx, { application: application.id, startup }, planned);
  await sql`update application set startup_id = ${startup} where id = ${application.id}`.execute(scope.tx);
  if (known === null) await announce(scope, 'ApplicationAccepted', { application: application.id, startup });
  return { startup, isNew: known === null };
}

/** As it is now: the row is locked by the decision, and somebody may have linked a startup by hand. */
async function startupOf({ tx }: FollowScope, application: string): Promise<string | null> {
  const { rows } = await sql<{ startup: string | null }>`
    select startup_id as startup from application where id = ${application} for update`.execute(tx);
  return rows[0]?.startup ?? null;
}

async function insertStartup(
  { tx, context }: FollowScope,
  application: StoredRow,
  planned: readonly PlannedFact[],
): Promise<string> {
  const id = uuidv7();
  const values = await startupValues(tx, application, planned);
  const program = application.program ?? null;
  await insertRow(tx, specCatalog.get('Startup'), id, { ...values, program, status: 'active' });
  await addDocuments(context, tx, { application: application.id, startup: id }, planned);
  await insertPlan({ tx, context }, id, program);
  const recordName = String(application.startupName);
  await noteActivity(tx, context, { action: 'created', recordType: 'Startup', recordId: id, recordName });
  await emit(tx, { topic: 'Startup.created', payload: { id } });
  return id;
}

/** The plan that the startup's milestones stand in: that of the program, for as long as it lasts. */
async function insertPlan({ tx, context }: FollowScope, startup: string, program: unknown): Promise<void> {
  if (context.tenant.features.switches.milestones !== true) return;
  const { rows } = await sql<{ name: string; start: string | null; end: string | null }>`
    select name, start_date::text as start, end_date::text as end from program where id = ${program}`.execute(tx);
  const [found] = rows;
  if (!found) return;
  const values = { name: found.name, startDate: found.start, endDate: found.end, status: 'active', startup };
  await insertRow(tx, specCatalog.get('MilestonePlan'), uuidv7(), values);
}

import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { findStored, loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { announceInvitation } from './announceCoaching.ts';

/** Gives an invitation another status, and tells so. Not by the writer: whoever may is judged before, or time does it. */
export async function changeInvitation(tx: Tx, context: RequestContext, id: string, status: string): Promise<void> {
  const model = specCatalog.get('CoachingInvitation');
  const before = await loadStored(tx, model, id);
  await updateRow(tx, model, id, { status });
  const after = await loadStored(tx, model, id);
  const session = await findStored(tx, specCatalog.get('CoachingSession'), String(after?.session));
  await noteChange(tx, context, { entity: model.name, before, after, of: String(session?.name ?? '') });
  await announceInvitation({ entity: model.name, before, after }, writeScope(specCatalog, context, tx));
}

/** Calls off what is open of a session's invitations. */
export async function cancelInvitations(tx: Tx, context: RequestContext, session: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from coaching_invitation
    where session_id = ${session} and status in ('pending', 'accepted') order by id for update`.execute(tx);
  for (const { id } of rows) await changeInvitation(tx, context, id, 'cancelled');
}

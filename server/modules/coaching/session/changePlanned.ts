import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { announceSession } from '../announceCoaching.ts';
import { countHours, followSession } from '../coachingWrites.ts';

type Change = (session: StoredRow) => Readonly<Record<string, unknown>> | null;

/**
 * Changes a session that is still planned. Not by the writer: those who come may not change sessions, and answer for
 * themselves all the same. What follows from a change follows from this one.
 */
export async function changePlanned(
  context: RequestContext,
  tx: Tx,
  sessionId: string,
  changeOf: Change,
): Promise<void> {
  const model = specCatalog.get('CoachingSession');
  const before = await loadStored(tx, model, sessionId);
  const values = before?.status === 'planned' ? changeOf(before) : null;
  if (values === null) return;
  await updateRow(tx, model, sessionId, values);
  const change = { entity: model.name, before, after: await loadStored(tx, model, sessionId) };
  const scope = writeScope(specCatalog, context, tx);
  await noteChange(tx, context, change);
  await emit(tx, { topic: 'CoachingSession.updated', payload: { id: sessionId } });
  await followSession(change, scope);
  await countHours(change, scope);
  await announceSession(change, scope);
}

import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { meetingChanged } from '../meetingChanged.ts';

/**
 * Writes what an applicant has chosen. Not by the writer: applicants may not change meetings, and choose the time of their
 * own all the same. What follows from a change by others follows from this one.
 */
export async function writeInterview(
  tx: Tx,
  context: RequestContext,
  known: string | null,
  given: Values,
): Promise<void> {
  const model = specCatalog.get('ApplicationMeeting');
  const before = known === null ? null : await loadStored(tx, model, known);
  const id = known ?? uuidv7();
  const { host } = given;
  const values = typeof host === 'string' ? { ...given, hostName: await nameOfUser(tx, host) } : given;
  await (before === null ? insertRow(tx, model, id, values) : updateRow(tx, model, id, values));
  const change = { entity: model.name, before, after: await loadStored(tx, model, id) };
  await noteChange(tx, context, change);
  await emit(tx, { topic: `ApplicationMeeting.${before === null ? 'created' : 'updated'}`, payload: { id } });
  await meetingChanged(change, writeScope(specCatalog, context, tx));
}

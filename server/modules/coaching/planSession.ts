import { dayOf } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { announceSession } from './announceCoaching.ts';
import { countHours } from './coachingWrites.ts';
import { guardHours } from './guardSessions.ts';
import { askForVideoLink } from './videoMeeting.ts';

/**
 * Plans a session that follows from what two sides have agreed on. Not by the writer: a mentor may meet a startup that they
 * do not look after. Gives its id.
 */
export async function planSession(tx: Tx, context: RequestContext, values: Values): Promise<string> {
  const model = specCatalog.get('CoachingSession');
  const id = uuidv7();
  const [from, until] = [Date.parse(String(values.startTime)), Date.parse(String(values.endTime))];
  const expectedDuration = Math.min(120, Math.max(15, Math.round((until - from) / 60_000)));
  const date = dayOf(context.tenant.timezone, String(values.startTime));
  await insertRow(tx, model, id, { ...values, status: 'planned', date, expectedDuration });
  const change = { entity: model.name, before: null, after: await loadStored(tx, model, id) };
  const scope = writeScope(specCatalog, context, tx);
  await noteChange(tx, context, change);
  await guardHours(change, scope);
  await countHours(change, scope);
  await askForVideoLink(change, scope);
  await announceSession(change, scope);
  // Whoever looks at free times, or at sessions, asks for them anew.
  await emit(tx, { topic: 'CoachingSession.created', payload: { id } });
  return id;
}

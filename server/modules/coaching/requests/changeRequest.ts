import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { announceEnd } from './announceEnd.ts';

interface RequestScope {
  readonly tx: Tx;
  readonly context: RequestContext;
}

/** Past the writer: neither side may change the record of a request, and each answers what is put to it. */
export async function changeRequest(
  { tx, context }: RequestScope,
  before: StoredRow,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const model = specCatalog.get('MeetingRequest');
  await updateRow(tx, model, before.id, values);
  await noteChange(tx, context, { entity: model.name, before, after: await loadStored(tx, model, before.id) });
  await emit(tx, { topic: 'MeetingRequest.updated', payload: { id: before.id } });
}

/** Calls a request off: declined, withdrawn, or lapsed. Whoever did it knows already. */
export async function endRequest(
  scope: RequestScope,
  request: StoredRow,
  answerWords: string | null = null,
): Promise<void> {
  await changeRequest(scope, request, {
    status: 'meeting_canceled',
    appointmentState: 'MEETING_CANCELED',
    endedBy: scope.context.principal?.id ?? null,
    ...(answerWords !== null && { answerWords }),
  });
  await announceEnd(scope, { ...request, answerWords }, false);
}

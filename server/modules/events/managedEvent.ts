import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { noQuestions } from '#server/entities/write/judgeRow.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadJudged, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';

type Work<T> = (tx: Tx, event: StoredRow) => Promise<T>;

/** Does something with an event that the reader may change, while it is locked. */
export const withManagedEvent = <T>(context: RequestContext, eventId: string, work: Work<T>) =>
  withEvent(context, eventId, 'locked', work);

/** Says what would become of such an event; nothing is locked for that. */
export const previewManagedEvent = <T>(context: RequestContext, eventId: string, work: Work<T>) =>
  withEvent(context, eventId, 'free', work);

function withEvent<T>(context: RequestContext, eventId: string, hold: 'locked' | 'free', work: Work<T>): Promise<T> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const model = specCatalog.get('IncubatorEvent');
    const record = scope.reader.entityCondition(model.meta, 'update');
    const found = await loadJudged(scope, model, eventId, { ...noQuestions, ...(record && { record }) }, hold);
    if (found === null) throw new NotFoundError();
    if (record === null || !found.isAllowed) throw new ForbiddenError();
    return work(tx, found.row);
  });
}

import { isOverAt, mayCallOff } from '#domain/coaching/callingOff.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadAllowed, loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { cancelInvitations } from '../changeInvitation.ts';
import { wordsIn } from '../wordsIn.ts';
import { changePlanned } from './changePlanned.ts';

/**
 * Calls a planned session off, with its invitations: by those who may change it, by those who come to it, and by the
 * founders of its startup. One that is off already stays so; one that is over is refused.
 * A word about why is kept with it.
 */
export function cancelSession(context: RequestContext, id: string, words?: string | null): Promise<void> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('CoachingSession');
    const session = await loadReadable(writeScope(specCatalog, context, tx), model, id);
    if (session === null) throw new NotFoundError();
    if (!(await maybeCalledOff(tx, context, session))) throw ForbiddenError.because('sessionNotYours');
    const { status, endTime } = session;
    const times = { status: String(status), endTime: typeof endTime === 'string' ? endTime : null };
    if (isOverAt(times, context.now())) throw ConflictError.because('meetingOver');
    const cancelReason = wordsIn(words?.replaceAll(/\s+/g, ' '), 'CoachingSession.cancelReason');
    const cancelledBy = await nameOfUser(tx, context.principal?.id ?? null);
    await changePlanned(context, tx, id, () => ({ status: 'cancelled', cancelReason, cancelledBy }));
    await cancelInvitations(tx, context, id);
  });
}

async function maybeCalledOff(tx: Tx, context: RequestContext, session: StoredRow): Promise<boolean> {
  const { principal } = context;
  const people = { attendees: idsIn(session.attendees), startup: String(session.startup) };
  if (principal && mayCallOff(people, { id: principal.id, startups: principal.startupIds })) return true;
  const scope = writeScope(specCatalog, context, tx);
  const model = specCatalog.get('CoachingSession');
  const rule = scope.reader.entityCondition(model.meta, 'update');
  return (await loadAllowed(scope, model, session.id, rule)) !== null;
}

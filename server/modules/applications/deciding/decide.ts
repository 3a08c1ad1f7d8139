/** Deciding on an application, and taking the decision back while it can be. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { lockApplication } from '#server/services/applications/applicationRows.ts';
import { type DecisionAction, mayDecide, statusOfAction } from '#server/services/applications/decisions.ts';
import { type LetterChoice, rejectionValues } from '#server/services/applications/offeredLetters.ts';
import { loadTrace } from './decisionTrace.ts';
import { isUndoable } from './takeBack.ts';
import { tellDecision } from './tellDecision.ts';

export interface Decision extends LetterChoice {
  readonly applicationId: string;
  readonly action: DecisionAction;
  readonly note?: string | null;
  /** When the applicant is told; at once, which is after the time to undo, if not given. */
  readonly tellAt?: string | null;
  /** What the one who decides has seen. */
  readonly version?: number | null;
}

export function decide(writer: EntityWriter, context: RequestContext, decision: Decision): Promise<string> {
  const { applicationId, action, note, tellAt, version } = decision;
  const changes = { status: statusOfAction[action], decisionNote: note, tellAt: tellAt ?? null };
  return context.transact(async (tx) => {
    const set = await rejectionValues(tx, { application: applicationId, isRejection: action !== 'accept' }, decision);
    await writer.update(context, 'Application', applicationId, changes, { version, set });
    return applicationId;
  });
}

/** Brings the application back to where it was decided from; what the decision has done follows (`takeBack`). */
export function undoDecision(writer: EntityWriter, context: RequestContext, applicationId: string): Promise<string> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('Application');
    const application = await loadReadable(writeScope(specCatalog, context, tx), model, applicationId);
    if (application === null) throw new NotFoundError();
    const trace = await loadTrace(tx, applicationId);
    if (trace === null || !isUndoable(application, context.now())) throw ConflictError.because('undoTooLate');
    await writer.update(context, 'Application', applicationId, { status: trace.status, tellAt: null });
    return applicationId;
  });
}

/** As many as an operation on many takes. */
const MOST = 1000;

/**
 * Takes back what was decided on several applications: all that can be, in one step, or none. What is told already stays.
 *
 * @throws ConflictError where nothing can be taken back any more
 */
export function undoDecisions(
  writer: EntityWriter,
  context: RequestContext,
  applicationIds: readonly string[],
): Promise<string[]> {
  if (applicationIds.length > MOST)
    throw new ValidationError([{ path: 'applicationIds', reason: 'atMost', values: { limit: MOST } }]);
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from application where id = any(${[...applicationIds]}::text[]) and undoable_until > ${context.now()}
      order by id for update`.execute(tx);
    if (rows.length === 0) throw ConflictError.because('undoTooLate');
    for (const { id } of rows) await undoDecision(writer, context, id);
    return rows.map(({ id }) => id);
  });
}

/** Tells the applicant without waiting any longer; whoever may decide may. */
export function tellNow(context: RequestContext, applicationId: string): Promise<string> {
  return context.transact(async (tx) => {
    const application = await loadReadable(
      writeScope(specCatalog, context, tx),
      specCatalog.get('Application'),
      applicationId,
    );
    if (application === null) throw new NotFoundError();
    if (!mayDecide(context, application)) throw ForbiddenError.because('mayNotDecide');
    const locked = await lockApplication(tx, applicationId);
    // Somebody else, or the clock, has told it, or it was taken back: nothing is left to tell.
    if (locked?.untold) await tellDecision({ tx, context }, applicationId);
    return applicationId;
  });
}

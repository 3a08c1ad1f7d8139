/** Deciding on an application, and taking the decision back while it can be. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
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

/**
 * Takes back what an operation of the reader's own has decided: all that can be, in one step, or none. What is told already
 * stays, and so does what somebody has decided anew since.
 *
 * @throws ConflictError where nothing of it can be taken back any more
 */
export function undoDecisions(writer: EntityWriter, context: RequestContext, operation: string): Promise<string[]> {
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select a.id from job j
        join batch_update u on u.operation_id = j.id and u.update_type = 'INDIVIDUAL_APPLICATION_PROCESSING_SUCCEEDED'
        join application a on a.id = u.record_id
      where j.id = ${operation} and j.user_id = ${context.principal?.id ?? null} and a.undoable_until > ${context.now()}
        -- What was decided after it had been reported is another decision.
        and (a.decision_trace->>'at')::timestamptz <= u.created_at
      order by a.id for update of a`.execute(tx);
    if (rows.length === 0) throw ConflictError.because('nothingToUndo');
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

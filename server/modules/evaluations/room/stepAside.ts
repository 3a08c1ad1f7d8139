import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { declareConflict } from '../conflicts/declareConflict.ts';
import { ownEvaluation } from './ownEvaluation.ts';

/** Gives an application back for a conflict of interest: nothing that was given counts, and somebody else gets it. */
export async function stepAside(
  writer: EntityWriter,
  context: RequestContext,
  { evaluationId, reason }: { readonly evaluationId: string; readonly reason?: string | null },
): Promise<true> {
  await context.transact(async (tx) => {
    const own = await ownEvaluation(context, tx, evaluationId);
    if (own === null) throw new NotFoundError();
    if (own.evaluation.isClosed === true) throw ForbiddenError.because('evaluationClosed');
    const { application, evaluation } = own;
    await declareConflict(
      writer,
      { tx, context },
      {
        application,
        evaluator: String(evaluation.evaluator),
        reason: reason?.trim() || null,
        // What else left the queue would tell which others are of the hidden applicant.
        isOfThisOnly: own.isHidden,
      },
    );
  });
  return true;
}

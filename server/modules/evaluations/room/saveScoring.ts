import { plainQuestions } from '#domain/scoring/plainRubric.ts';
import { weightedScore } from '#domain/scoring/weightedScore.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { type AnswerInput, checkAnswers, givenAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { rubricOf } from '../rubric.ts';
import { ownEvaluation } from './ownEvaluation.ts';
import { sheetOf } from './scoringSheet.ts';

export interface Scoring extends SeenForm {
  readonly evaluationId: string;
  readonly answers: readonly AnswerInput[];
  readonly isComplete: boolean;
}

/**
 * Keeps what an evaluator has given; from the first answer on the version of the form stays. A complete one counts.
 * @throws ConflictError when the form was published anew since the evaluator opened it, and before they began
 */
export function saveScoring(writer: EntityWriter, context: RequestContext, scoring: Scoring) {
  const { evaluationId, isComplete } = scoring;
  return context.transact(async (tx) => {
    const own = await ownEvaluation(context, tx, evaluationId);
    if (own === null) throw new NotFoundError();
    if (own.evaluation.isClosed === true) throw ForbiddenError.because('evaluationClosed');
    const rubric = await rubricOf(context, tx, own.evaluation);
    refuseOutdated(rubric, scoring);
    const answers = takeAnswers(rubric.elements, scoring.answers);
    checkAnswers(rubric.elements, answers, isComplete);
    const given = givenAnswers(rubric.elements, answers);
    const comment = rubric.version === null ? answers.get(plainQuestions.comment)?.textValue : undefined;
    const set = {
      formVersion: rubric.version,
      answers: given.map(({ answer }) => answer),
      score: weightedScore(rubric.elements, answers),
      ...(comment !== undefined && { comment }),
    };
    const status = isComplete ? 'submitted' : 'in_progress';
    await writer.update(context, 'Evaluation', evaluationId, { status }, { set });
    const kept = await ownEvaluation(context, tx, evaluationId);
    if (kept === null) throw new NotFoundError();
    return sheetOf(context, tx, kept);
  });
}

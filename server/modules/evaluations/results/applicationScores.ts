import { sql } from 'kysely';
import { deviationOf, meanOf } from '#domain/scoring/ranking.ts';
import { rounded } from '#domain/scoring/weightedScore.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
import type { EvaluationStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import type { PublicForm } from '#server/services/forms/readForm.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { givenIn, rubricOf } from '../rubric.ts';

/** The scores of an application side by side, as far as the reader's rules show them. */
export function applicationScores(context: RequestContext, applicationId: string) {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const application = await loadReadable(scope, specCatalog.get('Application'), applicationId);
    if (application === null) throw new NotFoundError();
    const rubrics = new Map<string, PublicForm>();
    const evaluations = [];
    for (const evaluation of await readable(scope, applicationId)) {
      const rubric = await rubricOf(context, tx, evaluation);
      const key = `${rubric.formId}/${rubric.version ?? 0}`;
      rubrics.set(key, rubric);
      evaluations.push({ ...(await shown(context, tx, evaluation)), rubricKey: key });
    }
    const scores = evaluations.flatMap(({ status, score }) =>
      status === 'submitted' && score !== null ? [score] : [],
    );
    return {
      applicationId,
      mean: scores.length === 0 ? null : rounded(meanOf(scores)),
      spread: scores.length < 2 ? null : rounded(deviationOf(scores)),
      evaluations,
      rubrics: [...rubrics].map(([key, form]) => ({ key, form })),
    };
  });
}

async function readable(scope: WriteScope, applicationId: string): Promise<StoredRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from evaluation where application_id = ${applicationId} order by created_at, id limit 100`.execute(
    scope.tx,
  );
  const found: StoredRow[] = [];
  for (const { id } of rows) {
    const evaluation = await loadReadable(scope, specCatalog.get('Evaluation'), id);
    if (evaluation !== null) found.push(evaluation);
  }
  return found;
}

async function shown(context: RequestContext, tx: Tx, evaluation: StoredRow) {
  const evaluatorId = String(evaluation.evaluator);
  const { rows } = await sql<{ name: string }>`select name from funnel_round where id = ${evaluation.round}`.execute(
    tx,
  );
  return {
    evaluationId: evaluation.id,
    evaluatorId,
    evaluatorName: (await nameOfUser(tx, evaluatorId)) ?? '',
    roundName: rows[0]?.name ?? null,
    status: evaluation.status as EvaluationStatus,
    // What is not handed in yet is nobody's judgement.
    score: evaluation.status === 'submitted' && typeof evaluation.score === 'number' ? evaluation.score : null,
    comment: textOrNull(evaluation.comment),
    declineReason: textOrNull(evaluation.declineReason),
    dueDate: textOrNull(evaluation.dueDate),
    submittedAt: textOrNull(evaluation.submittedAt),
    isToDo: evaluation.evaluator === context.principal?.id && evaluation.isClosed !== true,
    answers: evaluation.status === 'submitted' ? [...givenIn(evaluation.answers).values()] : [],
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

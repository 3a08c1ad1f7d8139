import { sql } from 'kysely';
import { deviationOf, meanOf } from '#domain/scoring/means.ts';
import { rounded } from '#domain/scoring/weightedScore.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
import type { EvaluationStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { keptAnswers } from '#server/services/forms/keptAnswers.ts';
import type { PublicForm } from '#server/services/forms/readForm.ts';
import { rubricOf } from '../rubric.ts';

/** The scores of an application side by side, as far as the reader's rules show them. */
export function applicationScores(context: RequestContext, applicationId: string) {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const application = await findReadable(scope, specCatalog.get('Application'), applicationId);
    if (application === null) throw new NotFoundError();
    const rubrics = new Map<string, PublicForm>();
    const read = rubricReader(context, tx);
    const evaluations = [];
    for (const { evaluation, ...names } of await readable(scope, applicationId)) {
      const rubric = await read(evaluation);
      const key = `${rubric.formId}/${rubric.version ?? 0}`;
      // Who has stepped aside has judged nothing.
      if (evaluation.status !== 'declined') rubrics.set(key, rubric);
      evaluations.push({ ...shown(context, evaluation), ...names, rubricKey: key });
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

interface Named {
  readonly evaluation: StoredRow;
  readonly evaluatorName: string;
  readonly roundName: string | null;
}

async function readable(scope: WriteScope, applicationId: string): Promise<Named[]> {
  const { rows } = await sql<{ id: string } & Omit<Named, 'evaluation'>>`
    select e.id, r.name as "roundName",
      coalesce(trim(concat_ws(' ', u.first_name, u.last_name)), '') as "evaluatorName"
    from evaluation e left join "user" u on u.tenant_id = e.tenant_id and u.id = e.evaluator_id
      left join funnel_round r on r.tenant_id = e.tenant_id and r.id = e.round_id
    where e.application_id = ${applicationId} order by e.created_at, e.id limit 100`.execute(scope.tx);
  const found: Named[] = [];
  for (const { id, ...names } of rows) {
    const evaluation = await findReadable(scope, specCatalog.get('Evaluation'), id);
    if (evaluation !== null) found.push({ evaluation, ...names });
  }
  return found;
}

/** Evaluators of one round answer one form: it is read once. */
function rubricReader(context: RequestContext, tx: Tx): (evaluation: StoredRow) => Promise<PublicForm> {
  const known = new Map<string, PublicForm>();
  return async (evaluation) => {
    const { form, formVersion, round } = evaluation;
    const key = JSON.stringify([form, formVersion, round]);
    const rubric = known.get(key) ?? (await rubricOf(context, tx, evaluation));
    known.set(key, rubric);
    return rubric;
  };
}

function shown(context: RequestContext, evaluation: StoredRow) {
  const isOwn = evaluation.evaluator === context.principal?.id;
  return {
    evaluationId: evaluation.id,
    evaluatorId: String(evaluation.evaluator),
    status: evaluation.status as EvaluationStatus,
    // What is not handed in yet is nobody's judgement.
    score: evaluation.status === 'submitted' && typeof evaluation.score === 'number' ? evaluation.score : null,
    comment: textOrNull(evaluation.comment),
    // What others write of the reader is not for them.
    declineReason:
      isOwn && evaluation.declinedBy !== evaluation.evaluator ? null : textOrNull(evaluation.declineReason),
    dueDate: textOrNull(evaluation.dueDate),
    submittedAt: textOrNull(evaluation.submittedAt),
    isToDo: isOwn && evaluation.isClosed !== true,
    answers: evaluation.status === 'submitted' ? [...keptAnswers(evaluation.answers).values()] : [],
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

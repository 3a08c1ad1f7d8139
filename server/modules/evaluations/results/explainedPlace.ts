import { criteriaOf } from '#domain/scoring/criteria.ts';
import { meanOf } from '#domain/scoring/means.ts';
import { explainPlace } from '#domain/scoring/placeExplanation.ts';
import { criterionScores, rounded } from '#domain/scoring/weightedScore.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { keptAnswers } from '#server/services/forms/keptAnswers.ts';
import type { PublicForm } from '#server/services/forms/readForm.ts';
import { requireFunnel } from '../distribution/requireFunnel.ts';
import { rubricOf } from '../rubric.ts';
import { givenScores, type RankedRow, rankedRows } from './rankedRows.ts';

interface Wanted {
  readonly funnelId: string;
  readonly roundId?: string | null;
  readonly applicationId: string;
}

/**
 * Why an application stands where it does in the ranking of a round; null where nobody has scored it. Who gave which
 * score is told of those evaluations that the reader may read, as everywhere; the others are counted.
 */
export function explainedPlace(context: RequestContext, { funnelId, roundId = null, applicationId }: Wanted) {
  return context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:VIEW');
    const rows = (await rankedRows(context, tx, funnelId)).filter((row) => row.roundId === roundId);
    const explanation = explainPlace(givenScores(rows), applicationId);
    if (explanation === null) return null;
    const own = rows.filter(({ application, status }) => application === applicationId && status === 'submitted');
    const readable = await readableOf(context, tx, own);
    const nameOf = new Map(own.map(({ evaluator, evaluatorName }) => [evaluator, evaluatorName]));
    const told = new Set(readable.map(({ evaluator }) => String(evaluator)));
    const given = explanation.given.filter(({ evaluator }) => told.has(evaluator));
    return {
      ...explanation,
      place: shown(explanation.place),
      next: explanation.next && shown(explanation.next),
      given: given.map((score) => ({ ...score, evaluatorName: nameOf.get(score.evaluator) ?? '' })),
      untold: explanation.given.length - given.length,
      criteria: await judgedCriteria(context, tx, readable),
    };
  });
}

/** One score is apart from no other. */
const shown = <P extends { application: string; count: number; spread: number }>({ application, ...place }: P) => ({
  ...place,
  applicationId: application,
  spread: place.count < 2 ? null : place.spread,
});

async function readableOf(context: RequestContext, tx: Tx, rows: readonly RankedRow[]): Promise<StoredRow[]> {
  const scope = writeScope(specCatalog, context, tx);
  const found: StoredRow[] = [];
  for (const { evaluationId } of rows) {
    const evaluation = await findReadable(scope, specCatalog.get('Evaluation'), evaluationId);
    if (evaluation !== null) found.push(evaluation);
  }
  return found;
}

/** What the scores were made of: each criterion with its weight and what it was given, of each version by itself. */
async function judgedCriteria(context: RequestContext, tx: Tx, evaluations: readonly StoredRow[]) {
  const rubrics: (readonly [PublicForm, StoredRow])[] = [];
  for (const evaluation of evaluations) rubrics.push([await rubricOf(context, tx, evaluation), evaluation]);
  const byVersion = Map.groupBy(rubrics, ([{ formId, version }]) => `${formId}/${version ?? 0}`);
  return [...byVersion.values()].flatMap((judged) => {
    const { elements, version } = (judged[0] as (typeof rubrics)[number])[0];
    const scores = judged.flatMap(([, { answers }]) => criterionScores(elements, keptAnswers(answers)));
    const criteria = criteriaOf(elements);
    const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
    return criteria.map(({ element, weight }) => {
      const own = scores.flatMap((one) =>
        one.criterion.element._id === element._id && one.score !== null ? [one.score] : [],
      );
      const mean = own.length === 0 ? null : rounded(meanOf(own));
      return { element, version, weight, share: weight / whole, mean };
    });
  });
}

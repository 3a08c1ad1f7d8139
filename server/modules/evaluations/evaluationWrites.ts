/** Evaluations: what their values follow from, and what writing them brings about, in the transaction of the change. */

import { sql } from 'kysely';
import { endOfDay } from '#domain/dates/zonedDays.ts';
import { weightedScore } from '#domain/scoring/weightedScore.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { announce, announceAll } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { keptAnswers } from '#server/services/forms/keptAnswers.ts';
import { settleScoring } from '#server/services/tasks/scoringTasks.ts';
import { withdrawTasks } from '#server/services/tasks/withdrawnTasks.ts';
import { scoredRoundOf } from './evaluationForms.ts';
import { rubricOf } from './rubric.ts';

/** The title and the rubric follow from the application, the score from what was given to the criteria. */
export const deriveEvaluation: DeriveValues = async (merged, changes, tx, context) => {
  const isSubmitted = merged.status === 'submitted';
  const submittedAt = isSubmitted ? (merged.submittedAt ?? context.now().toISOString()) : null;
  const judged = keptAnswers(merged.answers);
  const declinedBy = merged.status === 'declined' ? (merged.declinedBy ?? context.principal?.id ?? null) : null;
  const values: Record<string, unknown> = { submittedAt, declinedBy, declinedAt: saidAt(merged, context) };
  if (changes.application !== undefined) Object.assign(values, await judgedBy(merged, tx));
  if (isSubmitted && judged.size > 0) {
    values.score = weightedScore((await rubricOf(context, tx, merged)).elements, judged);
  }
  return values;
};

/** Declined in the table it is said now; else whoever declines it says when, or that it follows from another application. */
function saidAt({ status, declinedBy, declinedAt }: StoredRow, context: RequestContext): unknown {
  if (status !== 'declined') return null;
  return declinedBy == null ? context.now().toISOString() : (declinedAt ?? null);
}

async function judgedBy(merged: StoredRow, tx: Tx): Promise<Values> {
  const application = await loadApplication(tx, merged.application);
  if (application === null) return {};
  const round = await scoredRoundOf(tx, merged.application, merged.round);
  return {
    title: application.startupName,
    round: merged.round ?? round?.id ?? null,
    form: merged.form ?? round?.form ?? null,
    dueDate: merged.dueDate ?? round?.dueDate ?? null,
  };
}

/** An evaluation makes its evaluator one of the application's, and its score counts. */
export const evaluationChanged: WriteHook = async ({ before, after }, { tx, context }) => {
  const evaluation = after ?? before;
  if (evaluation === null) return;
  const application = String(evaluation.application);
  // Not before: who hands an evaluation in may still do so.
  await close(tx, [evaluation.id]);
  // One that is moved counts where it was no longer.
  for (const id of new Set([before?.application, after?.application])) if (typeof id === 'string') await rate(tx, id);
  if (before?.application !== evaluation.application || before?.evaluator !== evaluation.evaluator) {
    await letIn(tx, [{ application, evaluator: String(evaluation.evaluator) }]);
  }
  await tellOf(before, after, { tx, context });
};

/** What is handed in or declined, or judges what is decided, is closed. */
async function close(tx: Tx, ids: readonly string[]): Promise<void> {
  // Looked up for each: joined, hundreds of new ones, of which the planner knows nothing yet, would take seconds.
  const isClosed = sql`(e.status in ('submitted', 'declined') or exists (select from application a
    where a.tenant_id = e.tenant_id and a.id = e.application_id and a.decision is not null))`;
  await sql`update evaluation e set is_closed = ${isClosed}
    where e.id = any(${[...ids]}::text[]) and e.is_closed is distinct from ${isClosed}`.execute(tx);
}

/** Who is asked to judge which application. */
export interface Judges {
  readonly application: string;
  readonly evaluator: string;
}

async function letIn(tx: Tx, judges: readonly Judges[]): Promise<void> {
  await sql`with asked as (select application, array_agg(evaluator) as judges
      from jsonb_to_recordset(${JSON.stringify(judges)}::jsonb) as given(application text, evaluator text) group by 1)
    update application a set
      evaluators_ids = array(select distinct id from unnest(a.evaluators_ids || asked.judges) as id order by 1),
      readers_ids = array(select distinct id from unnest(a.readers_ids || asked.judges) as id order by 1)
    from asked where a.id = asked.application`.execute(tx);
}

/** An evaluation that is to be made by somebody. */
export interface AskedEvaluation extends Judges {
  readonly id: string;
  readonly round: string | null;
  /** A day. */
  readonly dueDate: string | null;
}

/** What new evaluations bring about, all together; nobody has begun them, so that there is no score to count yet. */
export async function evaluationsAsked(scope: FollowScope, asked: readonly AskedEvaluation[]): Promise<void> {
  await letIn(scope.tx, asked);
  // Not before: whoever decides one of the applications meanwhile has been waited for.
  await close(
    scope.tx,
    asked.map(({ id }) => id),
  );
  await tellAsked(scope, asked);
}

function tellAsked(scope: FollowScope, asked: readonly AskedEvaluation[]): Promise<void> {
  const { timezone } = scope.context.tenant;
  const events = asked.map(({ id, application, evaluator, round, dueDate }) => ({
    evaluation: id,
    evaluator,
    application,
    round,
    dueDate: dueDate === null ? null : endOfDay(timezone, dueDate),
  }));
  return announceAll(scope, 'EvaluationAssigned', events);
}

async function tellOf(before: StoredRow | null, after: StoredRow | null, scope: FollowScope): Promise<void> {
  if (before !== null && before.evaluator !== after?.evaluator) await askNoMore(before, scope);
  if (after === null) return;
  const application = String(after.application);
  const round = typeof after.round === 'string' ? after.round : null;
  const event = { evaluation: after.id, evaluator: String(after.evaluator), application, round };
  const isNow = (status: string) => after.status === status && before?.status !== status;
  if (before?.evaluator !== after.evaluator && after.status !== 'submitted') {
    const dueDate = typeof after.dueDate === 'string' ? after.dueDate : null;
    await tellAsked(scope, [{ id: after.id, application, evaluator: event.evaluator, round, dueDate }]);
  } else if (before !== null && (before.dueDate ?? null) !== (after.dueDate ?? null)) {
    await announce(scope, 'EvaluationMoved', { evaluation: after.id, evaluator: event.evaluator, round });
  }
  if (isNow('submitted')) {
    await announce(scope, 'EvaluationSubmitted', event);
    await recordActivity(scope.tx, scope.context, application, { kind: 'evaluation_submitted', isInternal: true });
  }
  if (isNow('declined')) {
    const reason = typeof after.declineReason === 'string' ? after.declineReason : null;
    await announce(scope, 'EvaluationDeclined', { ...event, reason });
  }
}

/** Whose evaluation is another's now, or gone, need not score it: the task of a round is done when nothing is left of it. */
async function askNoMore({ id, evaluator, round }: StoredRow, scope: FollowScope): Promise<void> {
  if (typeof round === 'string') return settleScoring(scope, String(evaluator), round);
  const url = `/applications/scoring?evaluation=${id}`;
  await withdrawTasks(scope, { types: ['evaluation'], url, people: [String(evaluator)] });
}

/** The score of an application is the average of what was handed in. */
async function rate(tx: Tx, application: string): Promise<void> {
  await sql`update application set score = (
      select round(avg(score)::numeric, 1)::float8 from evaluation
      where application_id = ${application} and status = 'submitted' and score is not null)
    where id = ${application}`.execute(tx);
}

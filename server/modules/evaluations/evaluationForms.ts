/** What evaluations follow from: their round with its form, whom an evaluator knows, and how many applications they take on. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { sameApplicant } from '#server/services/applications/sameApplicant.ts';

/** A round in which applications are scored. */
export interface ScoredRound {
  readonly id: string;
  readonly form: string;
  /** A calendar day. */
  readonly dueDate: string | null;
}

/** The given round if it has a form for evaluators, else the one of the application's funnel that does (`FunnelRound.evaluationForm`). */
export async function scoredRoundOf(tx: Tx, application: unknown, round: unknown): Promise<ScoredRound | null> {
  const { rows } = await sql<ScoredRound>`
    select r.id, r.evaluation_form_id as form, r.evaluation_due::text as "dueDate"
    from application a join funnel_round r on r.tenant_id = a.tenant_id and r.funnel_id = a.funnel_id
    where a.id = ${application} and r.evaluation_form_id is not null
      and (${round ?? null}::text is null or r.id = ${round ?? null}::text)
    order by r.id = a.round_id desc nulls last, r.kind = 'evaluation' desc, r.position limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Nobody is chosen by hand either who knows the applicant. */
export const guardConflicts: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null || after.status === 'declined' || before?.evaluator === after.evaluator) return;
  const { rows } = await sql<{ name: string }>`
    select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name
    from application a join application o on ${sameApplicant}
      join evaluation e on e.application_id = o.id and e.status = 'declined' and e.id <> ${after.id}
      join "user" u on u.id = e.evaluator_id
    where a.id = ${after.application} and e.evaluator_id = ${after.evaluator} limit 1`.execute(tx);
  if (rows[0] !== undefined) throw ConflictError.because('evaluatorKnowsApplicant', rows[0]);
};

/** Nobody is given more applications of a funnel, or a round of it, than their assignment says (`EvaluationAssignation.maxApplications`). */
export const guardEvaluations: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null || after.status === 'declined' || before?.evaluator === after.evaluator) return;
  const { rows } = await sql<{ most: number; given: number; name: string }>`
    select s.max_applications as most, trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name, (
      select count(*)::int from evaluation e join application o on o.tenant_id = e.tenant_id and o.id = e.application_id
      where e.evaluator_id = s.evaluator_id and o.funnel_id = s.funnel_id and e.status <> 'declined'
        and (s.round_id is null or e.round_id = s.round_id)) as given
    from application a join evaluation_assignation s on s.tenant_id = a.tenant_id and s.funnel_id = a.funnel_id
      join "user" u on u.tenant_id = s.tenant_id and u.id = s.evaluator_id
    where a.id = ${after.application} and s.evaluator_id = ${after.evaluator} and s.max_applications is not null
      and (s.round_id is null or s.round_id = ${after.round ?? null}::text)
    for update of s`.execute(tx);
  const limit = rows.find(({ given, most }) => given > most);
  if (limit !== undefined) {
    throw ConflictError.because('evaluatorFull', { name: limit.name, most: limit.most });
  }
};

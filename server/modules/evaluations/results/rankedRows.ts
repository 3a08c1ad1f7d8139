import { sql } from 'kysely';
import type { GivenScore } from '#domain/scoring/evaluatorLevels.ts';
import type { ApplicationStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { hiddenName, hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';

/** An evaluation as the ranking of its funnel counts it. */
export interface RankedRow {
  readonly evaluationId: string;
  readonly application: string;
  /** What the reader may call it: its number where the applicant is hidden from them. */
  readonly name: string;
  readonly applicationStatus: ApplicationStatus;
  readonly evaluator: string;
  readonly evaluatorName: string;
  readonly status: string;
  readonly isClosed: boolean;
  readonly score: number | null;
  readonly roundId: string | null;
  readonly roundName: string | null;
}

type HiddenParts = Pick<ApplicationRow, 'number' | 'anonymous' | 'funnelAdmins'>;

/** All evaluations of a funnel (a conflict that is said ahead of sharing out is none), whoever reads, in the order in which those who are equal stand. */
export async function rankedRows(context: RequestContext, tx: Tx, funnelId: string): Promise<readonly RankedRow[]> {
  const { rows } = await sql<RankedRow & HiddenParts>`
    select e.id as "evaluationId", a.id as application, a.startup_name as name, a.number, a.anonymous,
      a.funnel_admins_ids as "funnelAdmins", a.status as "applicationStatus",
      u.id as evaluator, trim(u.first_name || ' ' || coalesce(u.last_name, '')) as "evaluatorName", e.status,
      e.is_closed as "isClosed", e.score, r.id as "roundId", r.name as "roundName"
    from evaluation e join application a on a.id = e.application_id join "user" u on u.id = e.evaluator_id
      left join funnel_round r on r.id = e.round_id
    where a.funnel_id = ${funnelId} and a.status <> 'draft' and not (e.status = 'declined' and e.round_id is null
      and exists (select from funnel_round where funnel_id = ${funnelId} and evaluation_form_id is not null))
    order by r.position nulls last, a.number nulls last, a.id, e.id`.execute(tx);
  return rows.map((row) => (hidesApplicant(context, row) ? { ...row, name: hiddenName(context, row) } : row));
}

/** Of evaluations, the scores that were handed in. */
export function givenScores(rows: readonly RankedRow[]): GivenScore[] {
  return rows.flatMap(({ application, evaluator, status, score }) =>
    status === 'submitted' && score !== null ? [{ application, evaluator, score }] : [],
  );
}

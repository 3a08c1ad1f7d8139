import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { hiddenName, hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { requireFunnel } from '../distribution/requireFunnel.ts';

type HiddenParts = Pick<ApplicationRow, 'number' | 'anonymous' | 'funnelAdmins'>;

interface ApplicantRow extends HiddenParts {
  readonly applicationId: string;
  readonly name: string;
}

interface ConflictRow extends ApplicantRow {
  readonly evaluatorId: string;
  readonly evaluatorName: string;
  readonly reason: string | null;
  readonly saidBy: string | null;
  readonly isByEvaluator: boolean;
}

/** Applicants of a funnel that are not decided, and which evaluators know one; nothing of that to whom they are hidden from. */
export function funnelConflicts(context: RequestContext, funnelId: string) {
  return context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:VIEW');
    const parts = sql`a.id as "applicationId", a.startup_name as name, a.number, a.anonymous,
      a.funnel_admins_ids as "funnelAdmins"`;
    const applicants = await sql<ApplicantRow>`
      select ${parts} from application a
      where a.funnel_id = ${funnelId} and a.status <> 'draft' and a.decision is null
      order by a.startup_name, a.id limit 2000`.execute(tx);
    const conflicts = await sql<ConflictRow>`
      select distinct on ("evaluatorName", u.id, a.startup_name, a.id) ${parts}, u.id as "evaluatorId",
        trim(u.first_name || ' ' || coalesce(u.last_name, '')) as "evaluatorName", e.decline_reason as reason,
        trim(s.first_name || ' ' || coalesce(s.last_name, '')) as "saidBy",
        coalesce(e.declined_by_id, u.id) = u.id as "isByEvaluator"
      from evaluation e join application a on a.id = e.application_id join "user" u on u.id = e.evaluator_id
        left join "user" s on s.id = e.declined_by_id
      where a.funnel_id = ${funnelId} and a.status <> 'draft' and e.status = 'declined'
      order by "evaluatorName", u.id, a.startup_name, a.id, e.created_at limit 2000`.execute(tx);
    return {
      applicants: applicants.rows.map((row) =>
        hidesApplicant(context, row) ? { ...row, name: hiddenName(context, row) } : row,
      ),
      conflicts: conflicts.rows.filter((row) => !hidesApplicant(context, row)),
    };
  });
}
